import type { BandCell, Gap, Policy, ValueCell } from "#disclosure/contract.ts";
import type { End } from "#disclosure/vocabulary.ts";
import {
  ceilTenths,
  compare,
  dividedBy,
  floorTenths,
  type Fraction,
  fraction,
  fromPrinted,
  fromSetting,
  minus,
  plus,
  roundToTenths,
  sumFractions,
  times,
} from "#disclosure/rules/fractions.ts";

/**
 * The arithmetic of a reader who has the printed figures and the method, and nothing else. It repeats what the engine
 * does on purpose: a report whose figures it does not find again says something that its cells do not explain.
 */

/** The least and the greatest that printed figures allow; equal for a plain number. */
export interface Bounds {
  low: Fraction;
  high: Fraction;
}

/** A figure as it is printed, without what it rests on. */
export type PrintedFigure = Omit<ValueCell, "n"> | { form: "interval"; from: number; to: number };

export const toPoint = (value: Fraction): Bounds => ({ low: value, high: value });
export const isSameBounds = (a: Bounds, b: Bounds) =>
  compare(a.low, b.low) === 0 && compare(a.high, b.high) === 0;
export const isPoint = ({ low, high }: Bounds) => compare(low, high) === 0;

type Ends = Pick<Policy, "ends">;

/** What a shown figure allows by itself: everything behind an end, all of a range. */
export function readBounds(figure: PrintedFigure | BandCell, { ends }: Ends): Bounds {
  if (figure.form !== "value") return { low: fromPrinted(figure.from), high: fromPrinted(figure.to) };
  if (figure.end === "high") return { low: fromSetting(ends.high), high: fraction(5, 1) };
  if (figure.end === "low") return { low: fraction(1, 1), high: fromSetting(ends.low) };
  const { from, to } = figure.approximate ?? { from: figure.value, to: figure.value };
  return { low: fromPrinted(from), high: fromPrinted(to) };
}

/** A question or a group in a mean. */
export interface MeanPart {
  weight: number;
  bounds: Bounds;
  end: End | null;
  /** A number of a protected group: without an end, the mean behind it has not reached one. */
  isLimited: boolean;
}

/** The least and the greatest weighted mean of the parts. */
export function weigh(parts: readonly MeanPart[]): Bounds {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const at = (corner: keyof Bounds) =>
    dividedBy(
      sumFractions(parts.map(({ weight, bounds }) => times(fraction(weight, 1), bounds[corner]))),
      total,
    );
  return { low: at("low"), high: at("high") };
}

/** At most this wide, in points, a range is printed as its middle. */
export const narrow = fraction(1, 5);

/** The mean of questions, or of groups, as the method prints it. */
export function printMean(
  parts: readonly MeanPart[],
  kind: "questions" | "groups",
  { ends }: Ends,
): PrintedFigure {
  const bounds = weigh(parts);
  const shared = parts[0]?.end ?? null;
  if (shared && parts.every(({ end }) => end === shared))
    return { form: "value", value: ends[shared], end: shared };
  if (compare(minus(bounds.high, bounds.low), narrow) > 0)
    return { form: "interval", ...roundOutward(bounds) };
  const reached = kind === "groups" ? findReachedEnd(parts, bounds, ends) : null;
  if (reached) return { form: "value", value: ends[reached], end: reached };
  const middle = roundToTenths(dividedBy(plus(bounds.low, bounds.high), 2)) / 10;
  if (isPoint(bounds)) return { form: "value", value: middle };
  if (middle > ends.high || middle < ends.low) return { form: "interval", ...roundOutward(bounds) };
  return { form: "value", value: middle, approximate: roundOutward(bounds) };
}

/** The end that all of the mean has reached; not where only a rounded part brought it just to the limit. */
function findReachedEnd(parts: readonly MeanPart[], bounds: Bounds, ends: Policy["ends"]): End | null {
  const isBeyond = {
    high: compare(bounds.low, fromSetting(ends.high)) >= 0,
    low: compare(bounds.high, fromSetting(ends.low)) <= 0,
  };
  const end = isBeyond.high ? "high" : isBeyond.low ? "low" : null;
  if (!end || !parts.some(({ isLimited }) => isLimited)) return null;
  const limit = fromSetting(ends[end]);
  const isAtLimit = (each: Bounds) => compare(end === "high" ? each.low : each.high, limit) === 0;
  const isByRounding = parts.some(
    (part) => part.isLimited && !part.end && isPoint(part.bounds) && isAtLimit(part.bounds),
  );
  return isAtLimit(bounds) && isByRounding ? null : end;
}

/** The smallest range of printed numbers around the bounds. */
export const roundOutward = ({ low, high }: Bounds) => ({
  from: floorTenths(low) / 10,
  to: ceilTenths(high) / 10,
});

/** Others − self, as it is printed. */
export const printGap = (gap: Bounds): Gap =>
  isPoint(gap)
    ? { form: "value", value: roundToTenths(gap.low) / 10 }
    : { form: "interval", ...roundOutward(gap) };

export const subtract = ({ low, high }: Bounds, self: Fraction): Bounds => ({
  low: minus(low, self),
  high: minus(high, self),
});

/** Whether two printed figures say the same. */
export function isSameFigure(a: PrintedFigure | Gap, b: PrintedFigure | Gap): boolean {
  if (a.form === "interval" || b.form === "interval")
    return a.form === "interval" && b.form === "interval" && a.from === b.from && a.to === b.to;
  const [one, other] = [a as ValueCell, b as ValueCell];
  return (
    one.value === other.value &&
    (one.end ?? null) === (other.end ?? null) &&
    one.approximate?.from === other.approximate?.from &&
    one.approximate?.to === other.approximate?.to
  );
}
