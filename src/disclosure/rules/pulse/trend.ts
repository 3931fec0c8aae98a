import type { Enps, PulseCutCell, PulseMean, WholeCell } from "../../contract/pulse.ts";
import type { TrendRule } from "../../vocabulary.ts";
import {
  compare,
  type Fraction,
  fromSetting,
  maxFraction,
  minus,
  roundToTenths,
  fraction,
} from "../fractions.ts";
import type { Range } from "../ranges.ts";
import type { PulseSpread } from "./spread.ts";
import { type MeanScale, toMeanRange, toPossibleMeans } from "./themes.ts";

/** One run of a series, the oldest first. `cell`: null where the run was skipped or cancelled. */
export interface PulseTrendPoint {
  run: string;
  cell: WholeCell | PulseCutCell | null;
}

/** From an earlier run to the last one: points of the scale, or of the eNPS. `noise`: not surely beyond it. */
export interface PulseTrend {
  /** The nearest earlier run that has a figure. */
  before: string;
  /** Runs without a figure lie between both: no line is drawn across. */
  hasGap: boolean;
  change: { from: number; to: number };
  state: "up" | "down" | "noise";
  rule: TrendRule;
  /** Up to this, a change counts as noise; null where intervals decide. */
  limit: number | null;
}

/** As long as the spread of changes is not known, a change under these is noise (§4 of the issue, in points). */
const fixedLimits = { scale: 0.75, score: 1.5 } as const;

/** 95 % of what chance makes lie within so many deviations. */
const z = 1.96;

/** Which changes between two means are noise, and how that was decided. */
export function getNoiseLimit(scale: MeanScale, spread: PulseSpread) {
  const s = spread[scale];
  return s === null
    ? ({ rule: "fixed", limit: fixedLimits[scale] } as const)
    : ({ rule: "spread", limit: Math.round(100 * z * s) / 100 } as const);
}

type Change = Omit<PulseTrend, "before" | "hasGap">;

/**
 * A mean beside an earlier one of the same question: up or down only where every value that was rounded to what is printed
 * says so. `change`: between the printed figures.
 */
export function compareMeans(
  before: PulseMean,
  now: PulseMean,
  scale: MeanScale,
  spread: PulseSpread,
): Change {
  const [earlier, later] = [toMeanRange(before, scale), toMeanRange(now, scale)];
  const range: Range = { low: minus(later.low, earlier.high), high: minus(later.high, earlier.low) };
  const { rule, limit } = getNoiseLimit(scale, spread);
  const [possibleBefore, possibleNow] = [toPossibleMeans(before, scale), toPossibleMeans(now, scale)];
  const certain = maxFraction(
    fraction(0, 1),
    minus(possibleNow.low, possibleBefore.high),
    minus(possibleBefore.low, possibleNow.high),
  );
  // Under the fixed limit a change is noise; within the spread, the limit itself is too.
  const beyond = compare(certain, fromSetting(limit));
  const isNoise = rule === "fixed" ? beyond < 0 : beyond <= 0;
  const direction = range.low.numerator > 0n ? "up" : "down";
  return {
    change: { from: toNumber(range.low), to: toNumber(range.high) },
    state: isNoise ? "noise" : direction,
    rule,
    limit,
  };
}

const toNumber = (value: Fraction) => roundToTenths(value) / 10;

/** Two eNPS differ where their intervals have nothing in common. */
export function compareEnps(before: Enps, now: Enps): Change {
  const change = now.value - before.value;
  const state = now.from > before.to ? "up" : now.to < before.from ? "down" : "noise";
  return { change: { from: change, to: change }, state, rule: "intervals", limit: null };
}

type MeasureOfTrend = "mean" | "enps";

type TrendFigure = { kind: "mean"; mean: PulseMean; scale: MeanScale } | { kind: "enps"; enps: Enps };

function readFigure(cell: PulseTrendPoint["cell"], measure: MeasureOfTrend): TrendFigure | null {
  if (cell?.form === "scale" && measure === "mean") return { kind: "mean", mean: cell.mean, scale: "scale" };
  if (cell?.form !== "enps") return null;
  if (measure === "mean") return { kind: "mean", mean: cell.mean, scale: "score" };
  return cell.enps && { kind: "enps", enps: cell.enps };
}

/**
 * How the last run of a series differs from the nearest earlier one that has a figure; null where there is none, or the
 * last one has no figure. `measure`: of an eNPS question either its mean or the eNPS.
 */
export function explainPulseTrend(
  points: readonly PulseTrendPoint[],
  measure: MeasureOfTrend,
  spread: PulseSpread,
): PulseTrend | null {
  const now = readFigure(points.at(-1)?.cell ?? null, measure);
  const at = points.slice(0, -1).findLastIndex(({ cell }) => readFigure(cell, measure) !== null);
  const before = readFigure(points[at]?.cell ?? null, measure);
  if (!now || !before) return null;
  const place = { before: points[at]!.run, hasGap: at < points.length - 2 };
  if (now.kind === "enps" && before.kind === "enps")
    return { ...place, ...compareEnps(before.enps, now.enps) };
  if (now.kind === "mean" && before.kind === "mean" && now.scale === before.scale)
    return { ...place, ...compareMeans(before.mean, now.mean, now.scale, spread) };
  return null;
}
