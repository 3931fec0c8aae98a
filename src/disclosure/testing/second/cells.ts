import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Cell, Group, Policy, Response } from "../../contract.ts";
import { fraction, inTenths, tenthsNear, type Fraction } from "./fractions.ts";

/** The order of the columns of a report. */
export const groupOrder: readonly Group[] = ["self", "manager", "peer", "direct_report"];

export const isProtected = (group: Group): boolean => group === "peer" || group === "direct_report";

/** One group of a report: how many were invited and what those who finished answered. */
export type GroupFacts = {
  readonly group: Group;
  readonly invited: number;
  readonly responses: readonly Response[];
};

/** Self and manager from 1 person who finished, a protected group from k. */
export const isShown = ({ group, invited, responses }: GroupFacts, policy: Policy): boolean =>
  invited > 0 && responses.length >= (isProtected(group) ? policy.k : 1);

export const isRated = (item: QuestionnaireItem): boolean => item.type === "star_rating";

/** What a group answered to one question; null (not answered) and 0 (not observed) are left out. */
export const answersTo = (position: number, responses: readonly Response[]): number[] => {
  const answers: number[] = [];
  for (const { scores } of responses) {
    const score = scores[position];
    if (score != null && score > 0) answers.push(score);
  }
  return answers;
};

/** A cell of a rated question with what it was made of, which is never published. */
export type RatedCell = { readonly cell: Cell; readonly n: number; readonly mean: Fraction | null };

const masked: Cell = { form: "masked", reason: "not_enough_answers" };

/** The printed value of a plain mean: a protected one stops at the ends. */
export function printedValue(
  mean: Fraction,
  group: Group,
  policy: Policy,
): { value: number; end?: "high" | "low" } {
  const tenths = tenthsNear(mean);
  if (isProtected(group)) {
    if (tenths >= inTenths(policy.ends.high)) return { value: policy.ends.high, end: "high" };
    if (tenths <= inTenths(policy.ends.low)) return { value: policy.ends.low, end: "low" };
  }
  return { value: tenths / 10 };
}

/** The band that holds a mean: [1;2) [2;3) [3;4) [4;5]. */
const bandOf = (total: number, n: number): Cell => {
  const from = Math.min(4, Math.floor(total / n));
  return { form: "band", from, to: from + 1 };
};

/** One rated question of one group (§5): masked, a band or a value. */
export function ratedCell(position: number, facts: GroupFacts, policy: Policy): RatedCell {
  const levels = answersTo(position, facts.responses);
  const n = levels.length;
  if (n === 0) return { cell: masked, n, mean: null };
  const total = levels.reduce((all, level) => all + level, 0);
  const mean = fraction(total, n);
  if (isProtected(facts.group)) {
    if (n < policy.k) return { cell: masked, n, mean };
    if (n < policy.itemValueFrom) return { cell: bandOf(total, n), n, mean };
  }
  return { cell: { form: "value", ...printedValue(mean, facts.group, policy), n }, n, mean };
}

/** People per level: a protected group of enough answers whose value is not at an end. */
export function distributionOf(position: number, facts: GroupFacts, policy: Policy): number[] | null {
  const { cell, n } = ratedCell(position, facts, policy);
  if (facts.invited === 0 || n < policy.distributionFrom) return null;
  if (cell.form !== "value" || cell.end !== undefined) return null;
  const counts = [0, 0, 0, 0, 0];
  for (const level of answersTo(position, facts.responses)) counts[level - 1] = (counts[level - 1] ?? 0) + 1;
  return counts;
}

/** People per option of a choice or a true/false. */
export function choicesOf(
  item: QuestionnaireItem,
  facts: GroupFacts,
  policy: Policy,
): { value: number; count: number }[] | null {
  if (item.type !== "multiple_choice" && item.type !== "true_false") return null;
  const answers = answersTo(item.position, facts.responses);
  if (facts.invited === 0) return null;
  if (answers.length < (isProtected(facts.group) ? policy.distributionFrom : 1)) return null;
  const options = item.type === "true_false" ? [1, 2] : item.options.map(({ value }) => value);
  return options.map((value) => ({ value, count: answers.filter((answer) => answer === value).length }));
}
