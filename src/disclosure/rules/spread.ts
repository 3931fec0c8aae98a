import type { Questionnaire } from "#evaluations/contract/questionnaire.ts";
import type { Policy, Response } from "../contract.ts";
import { groupOf } from "./cells.ts";
import { isRated } from "./measure.ts";

/**
 * What one evaluation adds to the company's pooled deviation of a skill: the squares of the raters' skill scores
 * around the mean of their group, in points of the scale. Internal to the snapshot writer: never published.
 */
export type Spread = { skillId: string; squares: number; freedom: number };

/** A pooled deviation means something from here on, and no longer tells about one report. */
const leastSnapshotsPooled = 30;

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** A rater counts for a skill when at least half of its questions have a level. The subject is no rater. */
export function spreadOf({ items }: Questionnaire, responses: readonly Response[]): Spread[] {
  const rated = items.filter((item) => isRated(item) && item.dimension === "skill" && item.skill);
  return [...Map.groupBy(rated, ({ skill }) => skill?.id ?? "")].flatMap(([skillId, questions]) => {
    const scored = responses.flatMap(({ role, scores }) => {
      const levels = questions.map(({ position }) => scores[position] ?? 0).filter((level) => level > 0);
      const counts = role !== "subject" && levels.length * 2 >= questions.length;
      return counts ? [{ group: groupOf(role), score: meanOf(levels) }] : [];
    });
    const byGroup = [...Map.groupBy(scored, ({ group }) => group).values()].map((raters) => {
      const centre = meanOf(raters.map(({ score }) => score));
      const squares = raters.reduce((sum, { score }) => sum + (score - centre) ** 2, 0);
      return { squares, freedom: raters.length - 1 };
    });
    const squares = byGroup.reduce((sum, each) => sum + each.squares, 0);
    const freedom = byGroup.reduce((sum, each) => sum + each.freedom, 0);
    return freedom > 0 ? [{ skillId, squares, freedom }] : [];
  });
}

/** s_p = √(Σ squares / Σ freedom) by skill; null before 30 snapshots. */
export function pooledSd(spreads: readonly Spread[], snapshots: number): Policy["pooledSd"] {
  if (snapshots < leastSnapshotsPooled) return null;
  const pooled = [...Map.groupBy(spreads, ({ skillId }) => skillId)].map(([skillId, own]) => {
    const squares = own.reduce((sum, each) => sum + each.squares, 0);
    const freedom = own.reduce((sum, each) => sum + each.freedom, 0);
    return [skillId, Math.sqrt(squares / freedom)] as const;
  });
  return Object.fromEntries(pooled.filter(([, deviation]) => deviation > 0));
}
