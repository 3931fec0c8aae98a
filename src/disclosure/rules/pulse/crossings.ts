import { wholeRun } from "../../vocabulary.ts";

/** From so many answers on, others may stand elsewhere for those of a small group. */
const crossingsFrom = 40;

/** The cuts of a kind give way to those of the kinds before it: by its rank. */
const kinds = ["team", "direction", "position"];
export const toRank = (cut: string) => kinds.indexOf(cut.slice(0, cut.indexOf(":")));

/**
 * In a run with few answers, hides the cuts that cross another one so that both part people into a group smaller than the
 * threshold: those in both, in one of them only, or in neither. No sum of figures rests on such a group, but where answers
 * lie at an end, or are all alike, they may follow for those who know who took part. Of two that cross, the cut of a position
 * goes before that of a direction, and that before a team. `cuts`: of one question, the whole run among them.
 */
export function hideThinCrossings(
  cuts: ReadonlyMap<string, readonly string[]>,
  threshold: number,
): Map<string, readonly string[]> {
  const all = cuts.get(wholeRun)?.length ?? 0;
  if (all >= crossingsFrom) return new Map(cuts);
  const kept = new Map<string, readonly string[]>();
  for (const [cut, people] of [...cuts].toSorted(([a], [b]) => toRank(a) - toRank(b))) {
    const own = new Set(people);
    const isThin = [...kept].some(([other, others]) => {
      if (other === wholeRun) return false;
      const both = others.filter((each) => own.has(each)).length;
      const groups = [both, own.size - both, others.length - both, all - own.size - others.length + both];
      const isCrossing = groups.slice(0, 3).every((size) => size > 0);
      return isCrossing && groups.some((size) => size > 0 && size < threshold);
    });
    if (!isThin) kept.set(cut, people);
  }
  return kept;
}
