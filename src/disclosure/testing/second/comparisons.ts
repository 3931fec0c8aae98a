import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Cell, Comparison, Gap, GroupGap, MeanCell, Policy, Tag } from "../../contract.ts";
import {
  absolute,
  atLeast,
  atMost,
  below,
  fraction,
  inTenths,
  middleOf,
  minus,
  ofDecimal,
  ofTenths,
  plus,
  times,
  type Fraction,
  type Range,
} from "./fractions.ts";
import { endCorners, type Corners } from "./means.ts";
import { othersFrom, type Side } from "./others.ts";

/** The square of the noise of a gap: (z·s)²/n_eff; null before there is a pooled standard deviation. */
const noiseOf = (inverseN: Fraction, { pooledSd, notable }: Policy): Fraction | null => {
  if (pooledSd === null) return null;
  const spread = times(ofDecimal(notable.z), ofDecimal(pooledSd));
  return times(times(spread, spread), inverseN);
};

const isBeyondNoise = (distance: Fraction, noise: Fraction): boolean =>
  below(noise, times(distance, distance));

/** One exact gap. */
const isPointNotable = (gap: Fraction, noise: Fraction | null, { notable }: Policy): boolean => {
  const distance = absolute(gap);
  if (noise === null) return atLeast(distance, ofDecimal(notable.fallback));
  return atLeast(distance, ofDecimal(notable.least)) && isBeyondNoise(distance, noise);
};

/** A gap of which the corners are known; an exact one has the same corner twice. */
const isNotable = ({ low, high }: Range, noise: Fraction | null, policy: Policy): boolean => {
  if (!below(low, high)) return isPointNotable(low, noise, policy);
  const zero = fraction(0);
  const near = below(zero, low) ? low : below(high, zero) ? absolute(high) : zero;
  if (!atLeast(near, ofDecimal(policy.notable.fallback))) return false;
  return noise === null || isBeyondNoise(near, noise);
};

/** §5: notable, surely half a point at most, or neither. */
function stateOf(gap: Range, noise: Fraction | null, policy: Policy): "notable" | "none" | "inconclusive" {
  if (isNotable(gap, noise, policy)) return "notable";
  const least = ofDecimal(policy.notable.least);
  const small = [gap.low, gap.high].every(
    (corner) => atMost(absolute(corner), least) && !isPointNotable(corner, noise, policy),
  );
  return small ? "none" : "inconclusive";
}

/** The tag that holds wherever the others lie within their corners. */
function tagOf(others: Range, self: Fraction, noise: Fraction | null, policy: Policy): Tag | null {
  const gap = { low: minus(others.low, self), high: minus(others.high, self) };
  const state = stateOf(gap, noise, policy);
  if (state === "notable") return below(fraction(0), gap.low) ? "recognise_strength" : "blind_spot";
  if (state === "inconclusive") return null;
  const strength = ofDecimal(policy.strength);
  if (atLeast(others.low, strength)) return "shared_strength";
  return below(others.high, strength) ? "shared_opportunity" : null;
}

/** Whether any exact place of the others within their corners would get this tag. */
function isTagPossible(
  tag: Tag,
  others: Range,
  self: Fraction,
  noise: Fraction | null,
  policy: Policy,
): boolean {
  const { least, fallback } = policy.notable;
  const places = [others.low, others.high, ofDecimal(policy.strength)];
  for (const distance of [ofDecimal(least), ofDecimal(fallback)]) {
    places.push(plus(self, distance), minus(self, distance));
  }
  const inside = places
    .filter((place) => atLeast(place, others.low) && atMost(place, others.high))
    .sort((a, b) => (below(a, b) ? -1 : below(b, a) ? 1 : 0));
  // The tag changes at these places only (beyond the noise it does not change back), so one between two tells all.
  const tried = inside.flatMap((place, index) => [place, middleOf(place, inside[index + 1] ?? place)]);
  return tried.some((place) => tagOf({ low: place, high: place }, self, noise, policy) === tag);
}

const range = ({ low, high }: Corners): Range => ({ low: ofTenths(low), high: ofTenths(high) });

/** The gap as it is printed: of the printed figure, in tenths, minus self; of a middle, from all that it is the middle of. */
function printedGap(
  cell: { form: "value"; value: number; end?: "high" | "low" | undefined } | { from: number; to: number },
  self: number,
  policy: Policy,
  behind: Corners | null = null,
): Gap {
  if ("value" in cell && cell.end === undefined) {
    if (behind !== null && behind.low !== behind.high) {
      return { form: "interval", from: (behind.low - self) / 10, to: (behind.high - self) / 10 };
    }
    return { form: "value", value: (inTenths(cell.value) - self) / 10 };
  }
  const corners =
    "value" in cell
      ? endCorners(cell.end ?? "high", policy)
      : { low: inTenths(cell.from), high: inTenths(cell.to) };
  return { form: "interval", from: (corners.low - self) / 10, to: (corners.high - self) / 10 };
}

/** A comparison with nothing to compare. */
export const noComparison: Comparison = {
  others: null,
  othersOf: [],
  gap: null,
  state: null,
  tag: null,
  mostlyManager: false,
};

/** Self against « les autres », and the corners of the others for the highlights. */
export function compare(
  self: Cell | MeanCell | null,
  sides: readonly Side[],
  row: WeightRow,
  policy: Policy,
): { comparison: Comparison; corners: Corners | null; self: number | null } {
  const others = othersFrom(sides, row, policy);
  if (others === null) return { comparison: noComparison, corners: null, self: null };
  const seen = { others: others.cell, othersOf: others.of };
  if (self?.form !== "value") {
    return { comparison: { ...noComparison, ...seen }, corners: others.corners, self: null };
  }
  const own = inTenths(self.value);
  const noise = noiseOf(others.inverseN, policy);
  const place = range(others.corners);
  const exact = ofTenths(own);
  const gap = { low: minus(place.low, exact), high: minus(place.high, exact) };
  const tag = tagOf(place, exact, noise, policy);

  let mostlyManager = false;
  if (tag !== null && others.of.includes("manager")) {
    const rest = othersFrom(
      sides.filter(({ group }) => group !== "manager"),
      row,
      policy,
    );
    mostlyManager =
      rest !== null &&
      !isTagPossible(tag, range(rest.corners), exact, noiseOf(rest.inverseN, policy), policy);
  }
  const comparison: Comparison = {
    ...seen,
    gap: printedGap(others.cell, own, policy, others.corners),
    state: stateOf(gap, noise, policy),
    tag,
    mostlyManager,
  };
  return { comparison, corners: others.corners, self: own };
}

/** One group of one question against self; n of a band is k. */
export function groupGap(self: Cell | null, cell: Cell | null, policy: Policy): GroupGap | null {
  if (self?.form !== "value" || cell === null || cell.form === "masked") return null;
  if (cell.form === "band" && self.value >= cell.from && self.value <= cell.to) return null;
  const own = inTenths(self.value);
  const gap = printedGap(cell, own, policy);
  const corners = gap.form === "value" ? { from: gap.value, to: gap.value } : gap;
  const place = { low: inTenths(corners.from), high: inTenths(corners.to) };
  const noise = noiseOf(fraction(1, cell.form === "band" ? policy.k : cell.n), policy);
  return { gap, state: stateOf(range(place), noise, policy) };
}
