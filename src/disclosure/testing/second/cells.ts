import type { Group } from "#weights/vocabulary.ts";
import type { Cell, MaskedCell, Policy, Response } from "../../contract.ts";
import type { Column } from "../../vocabulary.ts";
import { decimal, floor, type Fraction, tenth } from "./fractions.ts";
import { toBandSpan, type End, findReachedEnd, toEndSpan, point, type Span } from "./spans.ts";

export const groups = ["self", "manager", "peer", "direct_report"] as const satisfies readonly Group[];
export const otherGroups = ["manager", "peer", "direct_report"] as const;

export const isProtected = (group: Column): boolean => group !== "self" && group !== "manager";

export const masked: MaskedCell = { form: "masked", reason: "not_enough_answers" };

export const mapGroups = <Entry>(entry: (group: Group) => Entry): Record<Group, Entry> => ({
  self: entry("self"),
  manager: entry("manager"),
  peer: entry("peer"),
  direct_report: entry("direct_report"),
});

/** One question seen by one group: what is printed, what that allows, and what was answered. */
export type Figure = { cell: Cell; n: number; exact: Fraction; span: Span; end: End | null };

/** What a group observed at a question; neither « not observed » nor an empty answer. */
export const listObserved = (responses: readonly Response[], position: number): number[] =>
  responses.flatMap(({ scores }) => scores[position] || []);

/** Null when nothing is shown: fewer people than the threshold, or none, observed it. */
export function computeQuestionFigure(
  scores: readonly number[],
  group: Column,
  policy: Policy,
): Figure | null {
  const n = scores.length;
  if (n < (isProtected(group) ? policy.k : 1)) return null;
  const exact = { up: BigInt(scores.reduce((all, score) => all + score, 0)), down: BigInt(n) };
  if (!isProtected(group)) return toPlainFigure(exact, n);
  if (n < Math.max(policy.itemValueFrom, policy.k)) {
    const from = Math.min(floor(exact), 4);
    return { cell: { form: "band", from, to: from + 1 }, n, exact, span: toBandSpan(from), end: null };
  }
  const end = findReachedEnd(exact, policy);
  return end ? toEndFigure(end, exact, n, policy) : toPlainFigure(exact, n);
}

/** A printed number counts as exact wherever it is used. */
function toPlainFigure(exact: Fraction, n: number): Figure {
  const value = tenth(exact);
  return { cell: { form: "value", value, n }, n, exact, span: point(decimal(value)), end: null };
}

const toEndFigure = (end: End, exact: Fraction, n: number, policy: Policy): Figure => ({
  cell: { form: "value", value: policy.ends[end], n, end },
  n,
  exact,
  span: toEndSpan(end, policy),
  end,
});

/** People per value, from 1. */
export const countByValue = (scores: readonly number[], most: number): number[] =>
  Array.from({ length: most }, (_, index) => scores.filter((score) => score === index + 1).length);

/** From how many people counts are shown. */
export const getMinForCounts = (group: Group, { distributionFrom, k }: Policy): number =>
  isProtected(group) ? Math.max(distributionFrom, k) : 1;
