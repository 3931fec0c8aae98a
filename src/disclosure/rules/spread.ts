import type { Questionnaire } from "#evaluations/contract/questionnaire.ts";
import type { Policy, Response, Snapshot } from "../contract.ts";
import { toGroup } from "./cells.ts";
import { isProtected } from "./columns.ts";
import { isRated } from "./measure.ts";

/**
 * How far raters differ in their means of a skill: the squares around the mean of their group, in points of the scale,
 * and the degrees of freedom. A company keeps the sums over all its reports, readable by the snapshot writer alone.
 */
export type Spread = { squares: number; freedom: number };

/** From this many reports on, a pooled deviation is meaningful and no longer discloses one report. */
const minReports = 30;
/** Two deviations that are this many reports apart disclose nothing about one of them. */
const minReportsBetween = 10;

const computeMean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/**
 * What one evaluation adds. A rater counts for a skill when at least half of its questions have a level, the subject
 * never; a protected group where its report shows it, and at least k of its people count: the deviation is published,
 * and must not be made of what a report has masked.
 */
export function computeSpread(
  { items }: Questionnaire,
  responses: readonly Response[],
  { groups, policy: { k } }: Pick<Snapshot, "groups" | "policy">,
): Spread {
  const isShown = (group: string) => groups.some((one) => one.group === group && one.shown);
  const rated = items.filter((item) => isRated(item) && item.dimension === "skill" && item.skill);
  const bySkill = [...Map.groupBy(rated, ({ skill }) => skill?.id ?? "").values()].flatMap((questions) => {
    const scored = responses.flatMap(({ role, scores }) => {
      const levels = questions.map(({ position }) => scores[position] ?? 0).filter((level) => level > 0);
      const counts = role !== "subject" && levels.length * 2 >= questions.length;
      return counts ? [{ group: toGroup(role), score: computeMean(levels) }] : [];
    });
    const byGroup = [...Map.groupBy(scored, ({ group }) => group)].filter(
      ([group, raters]) => isShown(group) && (!isProtected(group) || raters.length >= k),
    );
    return byGroup.map(([, raters]) => {
      const centre = computeMean(raters.map(({ score }) => score));
      const squares = raters.reduce((sum, { score }) => sum + (score - centre) ** 2, 0);
      return { squares, freedom: raters.length - 1 };
    });
  });
  return {
    squares: bySkill.reduce((sum, each) => sum + each.squares, 0),
    freedom: bySkill.reduce((sum, each) => sum + each.freedom, 0),
  };
}

/** The company's deviation is computed from the 30th report on, and again after each ten. */
export const isDeviationDue = ({ reports, pooledAt }: { reports: number; pooledAt: number | null }) =>
  reports >= minReports && (pooledAt === null || reports - pooledAt >= minReportsBetween);

/** s_p = √(Σ squares / Σ freedom), in points of the scale, to one decimal and never 0; null without freedom. */
export function computePooledSd({ squares, freedom }: Spread): Policy["pooledSd"] {
  if (freedom === 0) return null;
  return Math.max(1, Math.round(10 * Math.sqrt(squares / freedom))) / 10;
}
