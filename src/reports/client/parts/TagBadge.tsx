import type { Tag } from "#disclosure/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { TagMark } from "./TagMark.tsx";
import styles from "../report.module.css";

/** A tag with its name, and whether it would be another one without the manager. */
export function TagBadge({ tag, mostlyManager }: { tag: Tag; mostlyManager: boolean }) {
  const texts = useTexts("reports");
  return (
    <>
      <TagMark tag={tag}>{texts.tags[tag]}</TagMark>
      {mostlyManager && <small className={styles.basis}>{texts.mostlyManager}</small>}
    </>
  );
}
