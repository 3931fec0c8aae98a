import type { Policy } from "../../contract.ts";
import {
  decimal,
  type Fraction,
  isAtLeast,
  isBelow,
  isEqual,
  minus,
  over,
  plus,
  tenth,
  tenthAbove,
  tenthBelow,
  whole,
  sum,
} from "./fractions.ts";

/** Where a figure may lie by what is published of it. */
export type Span = { readonly from: Fraction; readonly to: Fraction };

export const point = (at: Fraction): Span => ({ from: at, to: at });
export const isPoint = ({ from, to }: Span): boolean => isEqual(from, to);
export const width = ({ from, to }: Span): Fraction => minus(to, from);

export type End = "high" | "low";

/** The lowest and highest level of every scale. */
const [lowest, highest] = [whole(1), whole(5)];

export const toEndSpan = (end: End, { ends }: Policy): Span =>
  end === "high" ? { from: decimal(ends.high), to: highest } : { from: lowest, to: decimal(ends.low) };

/** The end that a number reaches. */
export function findReachedEnd(exact: Fraction, { ends }: Policy): End | null {
  if (isAtLeast(exact, decimal(ends.high))) return "high";
  return isBelow(decimal(ends.low), exact) ? null : "low";
}

/** [1;2) [2;3) [3;4) [4;5] */
export const toBandSpan = (from: number): Span => ({
  from: whole(from),
  to: whole(from + 1),
});

/** The least and the greatest mean that the questions allow, each anywhere in itself. */
export function propagateSpans(spans: readonly Span[]): Span {
  const count = whole(spans.length);
  return {
    from: over(sum(spans.map(({ from }) => from)), count),
    to: over(sum(spans.map(({ to }) => to)), count),
  };
}

/** At most this wide, a span is printed as one number, « env. 4,4 ». */
const narrow = decimal(0.2);

export const isNarrow = (span: Span): boolean => isAtLeast(narrow, width(span));

/** The bounds as printed: outward, so that nothing possible lies outside them. */
export const toPrintedBounds = ({ from, to }: Span) => ({ from: tenthBelow(from), to: tenthAbove(to) });

/** A span as it is printed. A number is never shown beyond the ends, a span may be. */
export function toPrintedSpan(span: Span, { ends }: Policy) {
  const middle = tenth(over(plus(span.from, span.to), whole(2)));
  const isOneNumber = isNarrow(span) && middle >= ends.low && middle <= ends.high;
  return isOneNumber
    ? ({ form: "value", value: middle, approximate: toPrintedBounds(span) } as const)
    : ({ form: "interval", ...toPrintedBounds(span) } as const);
}
