import type { Tag } from "#disclosure/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { TagMark } from "./TagMark.tsx";

/** A tag with its name. */
export function TagBadge({ tag }: { tag: Tag }) {
  const { tags } = useTexts("reports");
  return <TagMark tag={tag}>{tags[tag]}</TagMark>;
}
