import type { Cell, JointCell, JointMean, MeanCell, OthersCell, Policy, ValueCell } from "../contract.ts";
import type { End } from "../vocabulary.ts";
import {
  ceilTenths,
  compare,
  dividedBy,
  floorTenths,
  type Fraction,
  fraction,
  minus,
  plus,
  fromPrinted,
  roundToTenths,
  fromSetting,
  sumFractions,
  toTenths,
  times,
} from "./fractions.ts";

/** The least and the greatest that a published figure allows, exactly; equal for a plain number. */
export type Range = { low: Fraction; high: Fraction };

export const toPoint = (value: Fraction): Range => ({ low: value, high: value });

export const isPoint = ({ low, high }: Range) => compare(low, high) === 0;

type Ends = Pick<Policy, "ends">;

/** Behind an end lies everything from there to the end of the scale. */
const toEndRange = (end: End, { ends }: Ends): Range =>
  end === "high"
    ? { low: fromSetting(ends.high), high: fraction(5, 1) }
    : { low: fraction(1, 1), high: fromSetting(ends.low) };

/** What a figure allows as it is printed; null for a masked cell, which allows anything. */
export function toRange(
  cell: Cell | MeanCell | OthersCell | JointCell | JointMean,
  policy: Ends,
): Range | null {
  if (cell.form === "masked") return null;
  if (cell.form !== "value") return { low: fromPrinted(cell.from), high: fromPrinted(cell.to) };
  if (cell.end) return toEndRange(cell.end, policy);
  const { from, to } = cell.approximate ?? { from: cell.value, to: cell.value };
  return { low: fromPrinted(from), high: fromPrinted(to) };
}

/** The end that a range has reached, all of it; null where some of it may lie before. */
export function findReachedEnd({ low, high }: Range, { ends }: Ends): End | null {
  if (compare(low, fromSetting(ends.high)) >= 0) return "high";
  return compare(high, fromSetting(ends.low)) <= 0 ? "low" : null;
}

export const toEndValue = (end: End, { ends }: Ends): PrintedValue => ({
  form: "value",
  value: ends[end],
  end,
});

export const toRoundedValue = (value: Fraction): PrintedValue => ({
  form: "value",
  value: roundToTenths(value) / 10,
});

/** The smallest range of printed numbers that holds all of it. */
export const roundOutward = ({ low, high }: Range) => ({
  from: floorTenths(low) / 10,
  to: ceilTenths(high) / 10,
});

/**
 * One part of a weighted mean: what it allows, and the end at which it is printed. `limited`: it would be printed at an
 * end that it has reached, so that without one it lies before it, even where it is rounded to it.
 */
export type Part = { weight: number; range: Range; end?: ValueCell["end"]; limited?: boolean };

/** A figure without what it rests on. */
export type PrintedValue = Omit<ValueCell, "n">;
export type Printed = PrintedValue | { form: "interval"; from: number; to: number };

/** A figure as it is printed, and what it allows exactly: every comparison uses this, never the printed number. */
export type CombinedFigure = { printed: Printed; range: Range };

/** A mean at most this wide, in points, is printed as its middle (§5). */
export const narrowWidth = 0.2;
const narrow = fromSetting(narrowWidth);

/** The least and the greatest weighted mean of what its parts allow. */
function propagateIntervals(parts: readonly Part[]): Range {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const at = (corner: keyof Range) =>
    dividedBy(
      sumFractions(parts.map(({ weight, range }) => times(range[corner], fraction(weight, 1)))),
      total,
    );
  return { low: at("low"), high: at("high") };
}

/**
 * The weighted mean of published figures (§5, « Nothing false is printed »); rounding is the last step.
 *
 * Parts that are all at one end give that end; so does a mean of groups that has reached it, all of it. A mean of
 * `questions` has not: one without an end lies before it, whatever it is rounded to. At most 0.2 wide, a mean is one
 * number: its middle, marked approximate, unless that lies beyond an end.
 * `limited`: a protected group feeds it, so that it stops at the ends.
 */
export function combineParts(parts: readonly Part[], rules: CombiningRules): CombinedFigure {
  const range = propagateIntervals(parts);
  return { printed: toPrinted(parts, range, rules), range };
}

type CombiningRules = { of: "questions" | "groups"; limited: boolean; policy: Ends };

function toPrinted(parts: readonly Part[], range: Range, { of, limited, policy }: CombiningRules): Printed {
  const end = parts[0]?.end;
  if (end && parts.every((part) => part.end === end)) return toEndValue(end, policy);
  const interval = { form: "interval", ...roundOutward(range) } as const;
  if (compare(minus(range.high, range.low), narrow) > 0) return interval;
  const reached = limited && of === "groups" ? findReachedEnd(range, policy) : null;
  if (reached && !isOnlyRounded(parts, range, reached, policy)) return toEndValue(reached, policy);
  const middle = roundToTenths(dividedBy(plus(range.low, range.high), 2));
  if (isPoint(range)) return { form: "value", value: middle / 10 };
  if (!isWithinEnds(middle, policy)) return interval;
  return { form: "value", value: middle / 10, approximate: roundOutward(range) };
}

/** Just at the limit with a part that lies before it: so does their mean. */
function isOnlyRounded(parts: readonly Part[], range: Range, end: End, { ends }: Ends): boolean {
  const limit = fromSetting(ends[end]);
  const isAtLimit = ({ low, high }: Range) => compare(end === "high" ? low : high, limit) === 0;
  return (
    isAtLimit(range) &&
    parts.some((part) => part.limited && !part.end && isPoint(part.range) && isAtLimit(part.range))
  );
}

const isWithinEnds = (tenths: number, { ends }: Ends) =>
  tenths >= toTenths(ends.low) && tenths <= toTenths(ends.high);
