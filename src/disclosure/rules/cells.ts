import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { BandCell, Cell, MaskedCell, Policy, Response, ValueCell } from "../contract.ts";
import type { Column } from "../vocabulary.ts";
import { isProtected } from "./columns.ts";
import { type Fraction, fraction } from "./fractions.ts";
import { toEndValue, findReachedEnd, toPoint, type PrintedValue, toRoundedValue } from "./ranges.ts";

export const toGroup = (role: Response["role"]): Group => (role === "subject" ? "self" : role);

export const masked: MaskedCell = { form: "masked", reason: "not_enough_answers" };

/** How many people of a group a figure needs: k when the group is protected, one otherwise. */
export const getMinPeople = (group: Column, policy: Policy) => (isProtected(group) ? policy.k : 1);

/** What a group answered to one question; `counts` by stored value, from 1. */
export type Tally = { n: number; sum: number; counts: number[] };

const highestScore = ({ type, options }: QuestionnaireItem) => {
  if (type === "star_rating") return 5;
  if (type === "true_false") return 2;
  return options.length;
};

/** Counts the answers to one question; neither « not answered » nor « not observed » is an answer. */
export function tally(item: QuestionnaireItem, responses: readonly Response[]): Tally {
  const counts = Array.from({ length: highestScore(item) }, () => 0);
  let n = 0;
  let sum = 0;
  for (const { scores } of responses) {
    const score = scores[item.position] ?? 0;
    if (score === 0) continue;
    counts[score - 1]! += 1;
    n += 1;
    sum += score;
  }
  return { n, sum, counts };
}

/** Throws a RangeError when a response does not fit the questionnaire: nothing is published from corrupt data. */
export function checkResponse(items: readonly QuestionnaireItem[], { scores }: Response) {
  if (scores.length !== items.length) {
    throw new RangeError(`a response has ${scores.length} scores for ${items.length} questions`);
  }
  for (const item of items) {
    const highest = item.type === "text" ? 0 : highestScore(item);
    const score = scores[item.position] ?? 0;
    if (!Number.isInteger(score) || score < 0 || score > highest) {
      throw new RangeError(`a score is out of range at position ${item.position}`);
    }
  }
}

/**
 * The mean of one question of a protected group as it is printed: between the ends, where the limit is stored for what
 * has really reached it (§5); rounded last.
 */
export function limitToEnds(mean: Fraction, policy: Pick<Policy, "ends">): PrintedValue {
  const end = findReachedEnd(toPoint(mean), policy);
  return end ? toEndValue(end, policy) : toRoundedValue(mean);
}

function toValueCell(mean: Fraction, n: number, group: Column, policy: Policy): ValueCell {
  return { ...(isProtected(group) ? limitToEnds(mean, policy) : toRoundedValue(mean)), n };
}

/** [1;2) [2;3) [3;4) [4;5] */
function toBandCell({ sum, n }: Tally): BandCell {
  const from = Math.min(4, Math.floor(sum / n));
  return { form: "band", from, to: from + 1 };
}

/** One question of one group: masked under k, a band from k, a value from `itemValueFrom`; self and manager from one. */
export function computeItemCell(answers: Tally, group: Column, policy: Policy): Cell {
  if (answers.n < getMinPeople(group, policy)) return masked;
  if (isProtected(group) && answers.n < policy.itemValueFrom) return toBandCell(answers);
  return toValueCell(fraction(answers.sum, answers.n), answers.n, group, policy);
}

/**
 * People per level of a protected group, from `distributionFrom`.
 * None beside an end or a band: the counts would give back the mean that it keeps.
 */
export function computeDistribution(answers: Tally, cell: Cell, policy: Policy): number[] | null {
  if (answers.n < policy.distributionFrom) return null;
  if (cell.form !== "value" || cell.end) return null;
  return answers.counts;
}

/** People per option or per true and false, from `distributionFrom`; self and manager from one. */
export function countChoices(answers: Tally, group: Column, policy: Policy) {
  const minPeople = isProtected(group) ? policy.distributionFrom : 1;
  if (answers.n < minPeople) return null;
  return answers.counts.map((count, index) => ({ value: index + 1, count }));
}
