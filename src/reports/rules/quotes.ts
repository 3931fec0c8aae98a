import type { Highlight, Snapshot } from "#disclosure/contract.ts";
import type { ProtectedRole } from "#evaluations/vocabulary.ts";

/** A paragraph that stands in the report, drawn at random when the report was made. */
export interface QuotedWords {
  words: string;
  group: ProtectedRole;
}

/** The words of the paragraph quoted beside a point, as its reader is sent them; null where it has none. */
export function findQuotedWords(
  { items, skills }: Pick<Snapshot, "items" | "skills">,
  { skillId, quote }: Highlight,
): QuotedWords | null {
  if (!quote) return null;
  const { group, position, index } = quote;
  const item = items.find((each) => each.position === position);
  const place = item
    ? (item.answers[group] ?? item.comments[group])
    : skills.find(({ id }) => id === skillId)?.comments[group];
  const words = place?.[index];
  return words === undefined ? null : { words, group };
}
