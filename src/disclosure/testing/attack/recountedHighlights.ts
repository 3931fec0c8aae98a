import type { Tag } from "../../contract.ts";
import type { Point } from "../../rules/highlights.ts";
import { type Corners, isMore } from "./meansByCells.ts";

/** A skill with its published tag, and where the others and the gap lie exactly, in tenths. */
export type Ranked = { id: string; tag: Tag | null; others: Corners | null; gap: Corners | null };

/** The points of the first page, chosen by what is certain; among equals the first skill of the questionnaire. */
export function recountHighlights(skills: readonly Ranked[]): Point[] {
  const highest = (kind: Tag, rank: (others: Corners, gap: Corners) => number): Point[] => {
    let best: { id: string; rank: number } | null = null;
    for (const { id, tag, others, gap } of skills) {
      if (tag !== kind || !others || !gap) continue;
      const own = rank(others, gap);
      if (!best || isMore(own, best.rank)) best = { id, rank: own };
    }
    return best ? [{ kind, skillId: best.id }] : [];
  };
  const certain = (_: Corners, gap: Corners) => Math.max(0, gap.low, -gap.high);
  const blind = highest("blind_spot", certain);
  return [
    ...highest("shared_strength", (others) => others.low),
    ...highest("recognise_strength", certain),
    ...(blind.length > 0 ? blind : highest("shared_opportunity", (others) => -others.high)),
  ];
}
