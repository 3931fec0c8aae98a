import type { Cell, Gap, GapState, GroupGap, OthersCell, Policy, Tag } from "../contract.ts";
import {
  compare,
  dividedBy,
  type Fraction,
  fraction,
  greatest,
  minus,
  negative,
  plus,
  printed,
  roundedTenths,
  setting,
  times,
} from "./fractions.ts";
import { isPoint, outward, pointAt, type Range, rangeOf } from "./ranges.ts";

const zero = fraction(0, 1);
/** A gap up to there, when it is not notable, is none. */
const small = fraction(1, 2);

/** By how much a range lies above or below the self. */
export const beyond = (self: Fraction, { low, high }: Range): Range => ({
  low: minus(low, self),
  high: minus(high, self),
});

/** The distance from zero to a range of gaps: the part of it that holds for all answers. */
export const certainPart = ({ low, high }: Range): Fraction => greatest(zero, low, negative(high));

/**
 * The printed gap, computed from everything that the printed figure may stand for: all values behind an end, and all of
 * the interval whose middle is printed (`range`), so that no sentence or order takes a middle for exact.
 */
export function printedGap(
  figure: Exclude<Cell, { form: "masked" }> | OthersCell,
  self: Fraction,
  { policy, range }: { policy: Policy; range: Range },
): Gap {
  const isAtEnd = figure.form === "value" && figure.end !== undefined;
  const gap = beyond(self, isAtEnd ? rangeOf(figure, policy)! : range);
  return isPoint(gap)
    ? { form: "value", value: roundedTenths(gap.low) / 10 }
    : { form: "interval", ...outward(gap) };
}

/** What a gap says at most: without its noise (null before 30 snapshots), only a large one is notable. */
type Judging = { noiseSquared: Fraction | null; policy: Policy };

/** The noise is z·s·√(share of the variance); its square is exact. */
export const judgingBy = (varianceShare: Fraction, policy: Policy): Judging => {
  const { pooledSd, notable } = policy;
  if (pooledSd === null) return { noiseSquared: null, policy };
  const noise = times(setting(notable.z), setting(pooledSd));
  return { noiseSquared: times(times(noise, noise), varianceShare), policy };
};

const isNotable = (gap: Range, { noiseSquared, policy: { notable } }: Judging): boolean => {
  const certain = certainPart(gap);
  const least = isPoint(gap) && noiseSquared !== null ? notable.least : notable.fallback;
  if (compare(certain, setting(least)) < 0) return false;
  return noiseSquared === null || compare(times(certain, certain), noiseSquared) > 0;
};

/**
 * Notable from `least` and beyond the noise, from `fallback` while there is no pooled s; a range from `fallback` and
 * beyond the noise too (§5). None when it is at most half a point, and not notable, at both corners.
 */
function stateOf(gap: Range, judging: Judging): GapState {
  if (isNotable(gap, judging)) return "notable";
  const isNone = [gap.low, gap.high].every((corner) => {
    const at = pointAt(corner);
    return compare(certainPart(at), small) <= 0 && !isNotable(at, judging);
  });
  return isNone ? "none" : "inconclusive";
}

/** Self against the published figure of others: true for every set of answers that it allows. */
export function verdictOf(
  self: Fraction,
  others: Range,
  judging: Judging,
): { state: GapState; tag: Tag | null } {
  const gap = beyond(self, others);
  const state = stateOf(gap, judging);
  const strength = setting(judging.policy.strength);
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
export function isPossible(tag: Tag, self: Fraction, { low, high }: Range, judging: Judging): boolean {
  const changes = [low, minus(self, small), setting(judging.policy.strength), plus(self, small), high]
    .filter((figure) => compare(figure, low) >= 0 && compare(figure, high) <= 0)
    .toSorted(compare);
  return changes
    .flatMap((figure, index) => {
      const next = changes[index + 1];
      return next ? [figure, dividedBy(plus(figure, next), 2)] : [figure];
    })
    .some((figure) => verdictOf(self, pointAt(figure), judging).tag === tag);
}

/** One group on its own against the self, at one question; a band only when the self lies outside it. */
export function groupGap(self: Cell | null, cell: Cell | null, policy: Policy): GroupGap | null {
  if (self?.form !== "value" || !cell || cell.form === "masked") return null;
  const own = printed(self.value);
  const range = rangeOf(cell, policy)!;
  const isWithin = compare(own, range.low) >= 0 && compare(own, range.high) <= 0;
  if (cell.form === "band" && isWithin) return null;
  const size = cell.form === "band" ? policy.k : cell.n;
  return {
    gap: printedGap(cell, own, { policy, range }),
    state: stateOf(beyond(own, range), judgingBy(fraction(1, size), policy)),
  };
}
