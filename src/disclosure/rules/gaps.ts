import type { Cell, Gap, GapState, GroupGap, JointCell, OthersCell, Policy, Tag } from "../contract.ts";
import {
  compare,
  dividedBy,
  type Fraction,
  fraction,
  maxFraction,
  minus,
  negate,
  plus,
  fromPrinted,
  roundToTenths,
  fromSetting,
  times,
} from "./fractions.ts";
import { isPoint, roundOutward, toPoint, type Range, toRange } from "./ranges.ts";

const zero = fraction(0, 1);
/** A gap up to there, when it is not notable, is none. */
const smallGap = fraction(1, 2);

/** By how much a range lies above or below the self. */
export const computeGapRange = (self: Fraction, { low, high }: Range): Range => ({
  low: minus(low, self),
  high: minus(high, self),
});

/** The distance from zero to a range of gaps: the part of it that holds for all answers. */
export const computeCertainPart = ({ low, high }: Range): Fraction => maxFraction(zero, low, negate(high));

/**
 * The printed gap, computed from everything that the printed figure may stand for: all values behind an end, and all of
 * the interval whose middle is printed (`range`), so that no sentence or order takes a middle for exact.
 */
export function toPrintedGap(
  figure: Exclude<Cell | JointCell, { form: "masked" }> | OthersCell,
  self: Fraction,
  { policy, range }: { policy: Policy; range: Range },
): Gap {
  const isAtEnd = figure.form === "value" && figure.end !== undefined;
  return printGap(computeGapRange(self, isAtEnd ? toRange(figure, policy)! : range));
}

/** Rounded last: a number, or the smallest range of printed numbers around all that it may be. */
export const printGap = (gap: Range): Gap =>
  isPoint(gap)
    ? { form: "value", value: roundToTenths(gap.low) / 10 }
    : { form: "interval", ...roundOutward(gap) };

/** What a gap says at most: without its noise (null before 30 snapshots), only a large one is notable. */
export type GapCriteria = { noiseSquared: Fraction | null; policy: Policy };

/** The noise is z·s·√(share of the variance); its square is exact. */
export const createGapCriteria = (varianceShare: Fraction, policy: Policy): GapCriteria => {
  const { pooledSd, notable } = policy;
  if (pooledSd === null) return { noiseSquared: null, policy };
  const noise = times(fromSetting(notable.z), fromSetting(pooledSd));
  return { noiseSquared: times(times(noise, noise), varianceShare), policy };
};

const isNotable = (gap: Range, { noiseSquared, policy: { notable } }: GapCriteria): boolean => {
  const certain = computeCertainPart(gap);
  const minGap = isPoint(gap) && noiseSquared !== null ? notable.least : notable.fallback;
  if (compare(certain, fromSetting(minGap)) < 0) return false;
  return noiseSquared === null || compare(times(certain, certain), noiseSquared) > 0;
};

/**
 * Notable from `least` and beyond the noise, from `fallback` while there is no pooled s; a range from `fallback` and
 * beyond the noise too (§5). None when it is at most half a point, and not notable, at both corners.
 */
function computeGapState(gap: Range, criteria: GapCriteria): GapState {
  if (isNotable(gap, criteria)) return "notable";
  const isNone = [gap.low, gap.high].every((corner) => {
    const at = toPoint(corner);
    return compare(computeCertainPart(at), smallGap) <= 0 && !isNotable(at, criteria);
  });
  return isNone ? "none" : "inconclusive";
}

/** Self against the published figure of others: true for every set of answers that it allows. */
export function classifyGap(
  self: Fraction,
  others: Range,
  criteria: GapCriteria,
): { state: GapState; tag: Tag | null } {
  const gap = computeGapRange(self, others);
  const state = computeGapState(gap, criteria);
  const strength = fromSetting(criteria.policy.strength);
  if (state === "inconclusive") return { state, tag: null };
  if (state === "notable")
    return { state, tag: compare(gap.low, zero) > 0 ? "recognise_strength" : "blind_spot" };
  if (compare(others.low, strength) >= 0) return { state, tag: "shared_strength" };
  return { state, tag: compare(others.high, strength) < 0 ? "shared_opportunity" : null };
}

/**
 * Whether some figure within the range would have this tag. A notable gap stays so further out, and the other tags change
 * only where a gap becomes small or a figure a strength: it is enough to try these, the corners, and between each two.
 */
export function isPossible(tag: Tag, self: Fraction, { low, high }: Range, criteria: GapCriteria): boolean {
  const changes = [
    low,
    minus(self, smallGap),
    fromSetting(criteria.policy.strength),
    plus(self, smallGap),
    high,
  ]
    .filter((figure) => compare(figure, low) >= 0 && compare(figure, high) <= 0)
    .toSorted(compare);
  return changes
    .flatMap((figure, index) => {
      const next = changes[index + 1];
      return next ? [figure, dividedBy(plus(figure, next), 2)] : [figure];
    })
    .some((figure) => classifyGap(self, toPoint(figure), criteria).tag === tag);
}

/**
 * One group on its own against the self, at one question; a band only when the self lies outside it. Where no n is printed,
 * it counts as k people.
 */
export function computeGroupGap(
  self: Cell | null,
  cell: Cell | JointCell | null,
  policy: Policy,
): GroupGap | null {
  if (self?.form !== "value" || !cell || cell.form === "masked") return null;
  const own = fromPrinted(self.value);
  const range = toRange(cell, policy)!;
  const isWithin = compare(own, range.low) >= 0 && compare(own, range.high) <= 0;
  if (cell.form === "band" && isWithin) return null;
  const size = "n" in cell ? cell.n : policy.k;
  return {
    gap: toPrintedGap(cell, own, { policy, range }),
    state: computeGapState(computeGapRange(own, range), createGapCriteria(fraction(1, size), policy)),
  };
}
