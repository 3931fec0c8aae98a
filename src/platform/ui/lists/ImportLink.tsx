import { IconUpload } from "@tabler/icons-react";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "../InternalLink.tsx";
import { tooltip } from "../tooltip/tooltip.ts";
import styles from "../styles/FilterMenu.module.css";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

/** « Importer »: the page where a file of such rows is sent. Not on a phone. */
export function ImportLink({ to }: { to: string }) {
  const { list } = useTexts("kit");
  return (
    <InternalLink
      to={to}
      {...tooltip(list.import)}
      className={`${styles.target} ${styles.icon} ${styles.onlyTable}`}
    >
      <IconUpload size={18} aria-hidden="true" />
      <VisuallyHidden>{list.import}</VisuallyHidden>
    </InternalLink>
  );
}
