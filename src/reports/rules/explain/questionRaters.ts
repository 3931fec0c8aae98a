import type { ItemResult, Snapshot } from "#disclosure/contract.ts";
import type { OtherColumn, ShownCell } from "./figures.ts";
import { explainMean } from "./means.ts";

/** How many of a group answered one question. */
export interface QuestionRaters {
  least: number;
  most: number;
  /** Where no number is told, as many as it takes to be shown. */
  isThreshold: boolean;
}

/**
 * How many of a group answered a question, as far as the page tells: the people of its distribution; else at least as many
 * as a number takes, and as the means that rest on it have, and at most as many as answered at all.
 */
export function countQuestionRaters(
  snapshot: Snapshot,
  item: ItemResult,
  group: OtherColumn,
  cell: ShownCell,
): QuestionRaters {
  const { policy, groups } = snapshot;
  if (cell.form === "band" || group === "joint")
    return { least: policy.k, most: policy.k, isThreshold: true };
  const answered = groups.find((each) => each.group === group)?.answered ?? null;
  if (group === "manager") return { least: 1, most: answered ?? 1, isThreshold: false };
  const counted = item.distributions[group]?.reduce((sum, people) => sum + people, 0);
  if (counted !== undefined) return { least: counted, most: counted, isThreshold: false };
  const least = Math.max(policy.itemValueFrom, ...listMeanSizes(snapshot, item, group));
  return { least, most: Math.max(least, answered ?? least), isThreshold: false };
}

/** A mean has the number of people of the question that fewest of them answered. */
const listMeanSizes = (snapshot: Snapshot, item: ItemResult, group: OtherColumn): number[] =>
  [...snapshot.skills, snapshot.values, snapshot.objectives].flatMap((topic) => {
    if (!topic?.positions.includes(item.position)) return [];
    const mean = explainMean(snapshot, topic, group);
    if (mean?.kind !== "mean" || !("n" in mean.cell)) return [];
    return mean.questions.some((question) => question.item === item) ? [mean.cell.n] : [];
  });
