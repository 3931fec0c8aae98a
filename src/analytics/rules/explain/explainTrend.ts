import { computeTrend, toTrendSide } from "#disclosure/rules/company/figures.ts";
import { compare, type Fraction, fraction, minus, negate, plus, times } from "#disclosure/rules/fractions.ts";
import { type Bounds, printGap } from "#reports/rules/explain/arithmetic.ts";
import { findDecimals, roundTo, toNumber } from "#reports/rules/explain/shown.ts";
import type { TrendCell } from "../../contract/figures.ts";
import type { ShownCell } from "./explainIndex.ts";

/** Beyond so many deviations, chance explains a difference in one case of twenty. */
export const certaintyFactor = 1.96;

/** A figure and the period that it is of. */
export interface TrendPoint {
  start: string;
  cell: ShownCell;
}

/** What chance alone may make of a difference, between two cuts of so many people, and what rounding adds. */
export interface TrendNoise {
  deviation: number;
  squared: Fraction;
  rounding: Fraction;
}

/** A change of the same questions, from an earlier figure to the last one. */
export interface ExplainedChange {
  kind: "change";
  past: TrendPoint;
  now: TrendPoint;
  /** Now minus then, by opposite corners. */
  bounds: Bounds;
  change: ReturnType<typeof printGap>;
  /** Null while the company has too few people to say. */
  noise: TrendNoise | null;
  state: "up" | "down" | "noise";
}

/** `questions`: the periods before were asked by other questions, or by different ones within themselves. */
export type TrendReading =
  | ExplainedChange
  | { kind: "hidden" }
  | { kind: "first"; now: TrendPoint }
  | { kind: "questions"; now: TrendPoint; past: TrendPoint };

/** The last figure beside the nearest earlier one of the same questions; why not, where there is none. */
export function readTrend(
  cells: readonly TrendCell[],
  periods: readonly string[],
  spread: number | null,
): TrendReading {
  const points = cells.flatMap(({ cell, questions }, index) =>
    cell.form === "masked" ? [] : [{ start: periods[index] ?? "", cell, questions, index }],
  );
  const now = points.at(-1);
  if (now?.index !== cells.length - 1) return { kind: "hidden" };
  const earlier = points.slice(0, -1).toReversed();
  const [nearest] = earlier;
  if (!nearest) return { kind: "first", now };
  const past = earlier.find(({ questions }) => questions !== null && questions === now.questions);
  return past ? explainChange(past, now, spread) : { kind: "questions", now, past: nearest };
}

/** From an earlier figure to a later one, computed again from what is printed. */
function explainChange(past: TrendPoint, now: TrendPoint, spread: number | null): ExplainedChange {
  const trend = computeTrend(toTrendSide(past.cell), toTrendSide(now.cell), spread, {
    notable: { z: certaintyFactor },
  });
  const noise =
    spread === null || trend.noiseSquared === null
      ? null
      : { deviation: spread, squared: trend.noiseSquared, rounding: trend.rounding };
  const { change: bounds, state } = trend;
  return { kind: "change", past, now, bounds, change: printGap(bounds), noise, state };
}

/** Whether a difference is above zero by more than chance. */
const exceeds = (value: Fraction, squared: Fraction) =>
  compare(value, fraction(0, 1)) > 0 && compare(times(value, value), squared) > 0;

/**
 * What chance may make, with as many decimals as it takes to stand on the same side of the change as it is judged; and the
 * margin, with what rounding adds.
 */
export function showTrendNoise({ squared, rounding }: TrendNoise, { low, high }: Bounds) {
  const exact = Math.sqrt(toNumber(squared));
  const round = (decimals: number) =>
    roundTo(fraction(Math.round(exact * 1_000_000_000), 1_000_000_000), decimals);
  const sides = [minus(low, rounding), minus(negate(high), rounding)];
  const decimals = findDecimals(compare(rounding, fraction(0, 1)) > 0 ? 2 : 1, (some) =>
    sides.every((side) => compare(side, round(some)) > 0 === exceeds(side, squared)),
  );
  return { noise: round(decimals), margin: plus(round(decimals), rounding), decimals };
}
