import type { ItemResult, Snapshot } from "#disclosure/contract.ts";
import { isProtected } from "#disclosure/rules/columns.ts";
import type { Group } from "#weights/vocabulary.ts";

/** How many people of a group chose each level, or each option. */
export interface CountsFigure {
  kind: "counts";
  group: Group;
  of: "levels" | "options";
  /** All who are counted. */
  people: number;
  /** From how many people on the counts are shown; null for a group of which they are always shown. */
  from: number | null;
}

/** What is counted, and from how many people on it is shown; it rests on answers, so nothing of it is computed. */
export function explainCounts(
  { policy }: Pick<Snapshot, "policy">,
  { distributions, choices }: ItemResult,
  group: Group,
): CountsFigure | null {
  const levels = isProtected(group) ? distributions[group] : null;
  const counts = levels ?? choices[group]?.map(({ count }) => count);
  if (!counts) return null;
  return {
    kind: "counts",
    group,
    of: levels ? "levels" : "options",
    people: counts.reduce((sum, count) => sum + count, 0),
    from: isProtected(group) ? policy.distributionFrom : null,
  };
}
