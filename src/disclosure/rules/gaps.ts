import type { Cell, Gap, GapState, GroupGap, OthersCell, Policy, Tag } from "../contract.ts";
import { tenthsOf } from "./fractions.ts";
import { isPoint, type Range, rangeOf } from "./ranges.ts";
import { noiseBand } from "./statistics.ts";

/** Half a point, in tenths: a gap up to there, when it is not notable, is none. */
const small = 5;

/** By how much a range lies above or below the self, in tenths. */
const beyond = (self: number, { low, high }: Range): Range => ({ low: low - self, high: high - self });

/** The distance from zero to a range of gaps: the part of it that holds for all answers. */
const certainPart = ({ low, high }: Range) => Math.max(0, low, -high);

/**
 * The printed gap, computed from everything that the printed figure may stand for: all values behind an end, and the
 * whole interval whose middle is printed (`range`), so that no sentence or order takes a middle for exact.
 */
export function printedGap(
  figure: Exclude<Cell, { form: "masked" }> | OthersCell,
  self: number,
  { policy, range }: { policy: Policy; range: Range },
): Gap {
  const isAtEnd = figure.form === "value" && figure.end !== undefined;
  const { low, high } = beyond(self, isAtEnd ? rangeOf(figure, policy)! : range);
  return low === high
    ? { form: "value", value: low / 10 }
    : { form: "interval", from: low / 10, to: high / 10 };
}

/** What a gap says at most: without its noise (null before 30 snapshots), only a large one is notable. */
type Judging = { noise: number | null; policy: Policy };

export const judgingBy = (size: number, policy: Policy): Judging => ({
  noise: policy.pooledSd === null ? null : 10 * noiseBand(policy.pooledSd, size, policy.notable.z),
  policy,
});

const isNotable = (gap: Range, { noise, policy: { notable } }: Judging): boolean => {
  const certain = certainPart(gap);
  const least = isPoint(gap) && noise !== null ? notable.least : notable.fallback;
  return certain >= 10 * least && (noise === null || certain > noise);
};

const at = (gap: number): Range => ({ low: gap, high: gap });

/**
 * Notable from `least` and beyond the noise z·s/√n, from `fallback` while there is no pooled s; a range from
 * `fallback` and beyond the noise too (§5). None when it is at most half a point, and not notable, at both corners.
 */
function stateOf(gap: Range, judging: Judging): GapState {
  if (isNotable(gap, judging)) return "notable";
  const corners = [gap.low, gap.high];
  const isNone = corners.every((corner) => Math.abs(corner) <= small && !isNotable(at(corner), judging));
  return isNone ? "none" : "inconclusive";
}

/** Self against the published figure of others, both in tenths: true for every set of answers that it allows. */
export function verdictOf(
  self: number,
  others: Range,
  judging: Judging,
): { state: GapState; tag: Tag | null } {
  const gap = beyond(self, others);
  const state = stateOf(gap, judging);
  const strength = 10 * judging.policy.strength;
  if (state === "inconclusive") return { state, tag: null };
  if (state === "notable") return { state, tag: gap.low > 0 ? "recognise_strength" : "blind_spot" };
  if (others.low >= strength) return { state, tag: "shared_strength" };
  return { state, tag: others.high < strength ? "shared_opportunity" : null };
}

/**
 * Whether some figure within the range would have this tag. The figures of a tag follow one another, so that it is
 * enough to try the corners and the first figures of each tag.
 */
export function isPossible(tag: Tag, self: number, { low, high }: Range, judging: Judging): boolean {
  const firsts = [low, high, self - small, self - small + 1, Math.ceil(10 * judging.policy.strength)];
  return firsts
    .filter((figure) => figure >= low && figure <= high)
    .some((figure) => verdictOf(self, at(figure), judging).tag === tag);
}

/** One group on its own against the self, at one question; a band only when the self lies outside it. */
export function groupGap(self: Cell | null, cell: Cell | null, policy: Policy): GroupGap | null {
  if (self?.form !== "value" || !cell || cell.form === "masked") return null;
  const own = tenthsOf(self.value);
  const range = rangeOf(cell, policy)!;
  const isWithin = own >= range.low && own <= range.high;
  if (cell.form === "band" && isWithin) return null;
  const size = cell.form === "band" ? policy.k : cell.n;
  return {
    gap: printedGap(cell, own, { policy, range }),
    state: stateOf(beyond(own, range), judgingBy(size, policy)),
  };
}
