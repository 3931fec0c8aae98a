import type { Policy } from "../../contract.ts";
import type { CutCell, IndexCell } from "../../contract/company.ts";
import {
  ceilTenths,
  compare,
  dividedBy,
  floorTenths,
  fraction,
  type Fraction,
  fromPrinted,
  maxFraction,
  minus,
  negate,
  plus,
  roundToTenths,
  sumFractions,
  times,
} from "../fractions.ts";
import type { Range } from "../ranges.ts";

/** What a released report prints of one measure, in tenths of a point: a number, or all that it may be. */
export interface PrintedTenths {
  low: number;
  high: number;
}

/** One point of the index, as a part of the scale from 1 to 5: so wide, a figure is still one number (§6). */
const onePoint = fraction(4, 100);
const zero = fraction(0, 1);

/**
 * The mean of what reports print of a measure, each report alike: the least and the greatest that these figures allow (§6).
 * Throws a RangeError without a report.
 */
export function averageReports(printed: readonly PrintedTenths[]): Range {
  if (printed.length === 0) throw new RangeError("a figure of the company rests on reports");
  const total = (corner: keyof PrintedTenths) => printed.reduce((sum, each) => sum + each[corner], 0);
  return {
    low: fraction(total("low"), 10 * printed.length),
    high: fraction(total("high"), 10 * printed.length),
  };
}

const isNarrow = ({ low, high }: Range) => compare(minus(high, low), onePoint) <= 0;
const findMiddle = ({ low, high }: Range) => dividedBy(plus(low, high), 2);

/** Above and below these, in tenths, a figure tells what each of its people was given: it says so much and no more (§5). */
const ends = { low: 15, high: 45 };

/**
 * A figure of a cut, in points of the scale: a number where it is at most one point of a hundred wide. One that lies
 * beyond an end of the scale is printed from that end on.
 */
export function printCutFigure(range: Range, behind: { people: number; effective?: number }): CutCell {
  const middle = roundToTenths(findMiddle(range));
  const [from, to] = isNarrow(range) ? [middle, middle] : [floorTenths(range.low), ceilTenths(range.high)];
  if (from > ends.high) return { form: "interval", from: ends.high / 10, to: 5, ...behind };
  if (to < ends.low) return { form: "interval", from: 1, to: ends.low / 10, ...behind };
  if (isNarrow(range)) return { form: "value", value: middle / 10, ...behind };
  return { form: "interval", from: from / 10, to: to / 10, ...behind };
}

/** Whether a figure is the whole end of the scale. */
export const isAtEnd = (cell: Exclude<CutCell, { form: "masked" }>): boolean =>
  cell.form === "interval" &&
  ((cell.from === ends.high / 10 && cell.to === 5) || (cell.from === 1 && cell.to === ends.low / 10));

/**
 * As how many people those behind a figure count for chance, each with so many of its reports: (Σm)² / Σm², rounded down.
 */
export function countEffectivePeople(reportsOfEach: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  return Math.floor(sum(reportsOfEach) ** 2 / sum(reportsOfEach.map((each) => each ** 2)));
}

/** What a printed figure of a cut allows; everything that it feeds starts from there. */
const toCutRange = (cell: Exclude<CutCell, { form: "masked" }>): Range =>
  cell.form === "value"
    ? { low: fromPrinted(cell.value), high: fromPrinted(cell.value) }
    : { low: fromPrinted(cell.from), high: fromPrinted(cell.to) };

/** A dimension of the index: its published figures, each alike. */
export interface WeightedDimension {
  weight: number;
  figures: readonly CutCell[];
  /** Fewer readable figures than these leave the dimension out, as a dimension of a report (§6). */
  least: number;
}

/**
 * The contribution index of a cut, from its own published figures by their corners: 100 × (weighted score − 1) / 4 (§6). A
 * dimension that is left out gives its weight to the others; null when none is left.
 */
export function computeIndex(dimensions: readonly WeightedDimension[]): IndexCell | null {
  const parts = dimensions.flatMap(({ weight, figures, least }) => {
    const shown = figures.flatMap((cell) => (cell.form === "masked" ? [] : [toCutRange(cell)]));
    if (weight === 0 || shown.length < least) return [];
    const mean = (corner: keyof Range) =>
      dividedBy(sumFractions(shown.map((range) => range[corner])), shown.length);
    return [{ weight, low: mean("low"), high: mean("high") }];
  });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const score = (corner: keyof Range) =>
    dividedBy(sumFractions(parts.map((part) => times(part[corner], fraction(part.weight, 1)))), total);
  const [low, high] = [toIndex(score("low")), toIndex(score("high"))];
  if (compare(minus(high, low), fraction(1, 1)) <= 0)
    return { form: "value", value: roundToWhole(findMiddle({ low, high })) };
  return { form: "interval", from: floorToWhole(low), to: ceilToWhole(high) };
}

const toIndex = (score: Fraction) => dividedBy(times(minus(score, fraction(1, 1)), fraction(100, 1)), 4);
const floorToWhole = (value: Fraction) => floorTenths(dividedBy(value, 10));
const ceilToWhole = (value: Fraction) => 0 - floorToWhole(negate(value));
const roundToWhole = (value: Fraction) => floorToWhole(plus(value, fraction(1, 2)));

/** How a figure of a cut differs from an earlier one of the same items; never « stable » (§6). */
export interface Trend {
  change: Range;
  /** What chance alone may make of it, squared; null while the company has too few people to say. */
  noiseSquared: Fraction | null;
  /** What the rounding of both may make of it. */
  rounding: Fraction;
  state: "up" | "down" | "noise";
}

/** A printed figure and the people behind it. */
interface TrendSide {
  range: Range;
  people: number;
  /** How far from what it prints the mean may be. */
  rounding: Fraction;
}

/** A number printed to a tenth stands for a range of one point of a hundred, which is rounded: 0.05 + 0.02. */
const roundingOfValue = fraction(7, 100);

export const toTrendSide = (cell: Exclude<CutCell, { form: "masked" }>): TrendSide => ({
  range: toCutRange(cell),
  people: cell.effective ?? cell.people,
  rounding: cell.form === "value" ? roundingOfValue : zero,
});

/**
 * From an earlier figure to a later one. It is up or down where all that both figures allow, their rounding included, lies
 * beyond 1.96·s·√(1/n₁+1/n₂); `s`, between people, in points.
 */
export function computeTrend(
  before: TrendSide,
  now: TrendSide,
  s: number | null,
  { notable }: { notable: Pick<Policy["notable"], "z"> },
): Trend {
  const change = {
    low: minus(now.range.low, before.range.high),
    high: minus(now.range.high, before.range.low),
  };
  const rounding = plus(before.rounding, now.rounding);
  if (s === null) return { change, noiseSquared: null, rounding, state: "noise" };
  const unit = times(fraction(Math.round(100 * notable.z), 100), fromPrinted(s));
  const noiseSquared = times(times(unit, unit), plus(fraction(1, before.people), fraction(1, now.people)));
  const certain = maxFraction(zero, minus(change.low, rounding), minus(negate(change.high), rounding));
  const isNoise = compare(times(certain, certain), noiseSquared) <= 0;
  return {
    change,
    noiseSquared,
    rounding,
    state: isNoise ? "noise" : compare(change.low, zero) > 0 ? "up" : "down",
  };
}

/** From so many people on, the deviation between people is told. */
const minPeople = 30;

/**
 * The deviation between people, pooled over the measures from the middle of what each report prints, in points to one
 * decimal and never 0; null below thirty people in all of them.
 */
export function computeSpreadOfPeople(measures: readonly (readonly PrintedTenths[])[]): number | null {
  let [squares, freedom] = [0, 0];
  for (const printed of measures) {
    if (printed.length < minPeople) continue;
    const middles = printed.map(({ low, high }) => (low + high) / 20);
    const mean = middles.reduce((sum, each) => sum + each, 0) / middles.length;
    squares += middles.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    freedom += middles.length - 1;
  }
  return freedom === 0 ? null : Math.max(1, Math.round(10 * Math.sqrt(squares / freedom))) / 10;
}
