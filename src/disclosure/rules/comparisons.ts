import type { WeightRow } from "#evaluations/contract/questionnaire.ts";
import type { Comparison, Gap, GapState, Group, GroupCells, Policy, Tag, ValueCell } from "../contract.ts";
import { isProtected } from "./cells.ts";
import { tenthsOf } from "./fractions.ts";
import { noiseBand } from "./statistics.ts";
import { contributions, effectiveSize, weighted } from "./weights.ts";

const otherGroups = ["manager", "peer", "direct_report"] as const satisfies readonly Group[];

export const noComparison: Comparison = {
  others: null,
  othersOf: [],
  gap: null,
  state: null,
  tag: null,
};

/** others − self of two published numbers, in points of the scale. */
function gapOf(others: ValueCell, self: ValueCell): Gap {
  const tenths = tenthsOf(others.value) - tenthsOf(self.value);
  return others.end ? { value: tenths / 10, end: others.end } : { value: tenths / 10 };
}

/** The part of a gap that is certain: behind « 4,5 et plus » the others may be as high as the self at 5. */
function certainGap({ value, end }: Gap): number {
  if (end === "high") return Math.max(0, value);
  if (end === "low") return Math.min(0, value);
  return value;
}

/**
 * Notable from `least` and beyond the noise z·s/√n, or from `fallback` while there is no pooled s (§5);
 * large enough but not established is inconclusive.
 */
function gapState(
  gap: Gap,
  size: number,
  pooledSd: number | null,
  { least, fallback, z }: Policy["notable"],
): GapState {
  const magnitude = Math.abs(certainGap(gap));
  if (magnitude < least) return "none";
  if (pooledSd === null) return magnitude >= fallback ? "notable" : "inconclusive";
  return magnitude > noiseBand(pooledSd, size, z) ? "notable" : "inconclusive";
}

/** The four quadrants; an inconclusive gap belongs to none of them. */
function tagOf(others: ValueCell, gap: Gap, state: GapState, strength: number): Tag | null {
  if (state === "inconclusive") return null;
  if (state === "notable") return gap.value > 0 ? "recognise_strength" : "blind_spot";
  return others.value >= strength ? "shared_strength" : "shared_opportunity";
}

/** Self against « les autres », of published cells only (§5, §6). */
export function compare(
  cells: GroupCells,
  row: WeightRow,
  pooledSd: number | null,
  policy: Policy,
): Comparison {
  const feeding = contributions(cells, row, otherGroups);
  const others = weighted(feeding, policy);
  if (!others) return noComparison;
  const othersOf = feeding.map(({ group }) => group);
  if (cells.self?.form !== "value") return { ...noComparison, others, othersOf };
  const gap = gapOf(others, cells.self);
  const state = gapState(gap, effectiveSize(feeding), pooledSd, policy.notable);
  return { others, othersOf, gap, state, tag: tagOf(others, gap, state, policy.strength) };
}

/**
 * One question has « les autres » only when every protected group in the report is a value there;
 * a group which is masked in the whole report is in nothing.
 */
export function compareItem(
  cells: GroupCells,
  row: WeightRow,
  shown: readonly Group[],
  policy: Policy,
): Comparison {
  const expected = shown.filter((group) => isProtected(group) && row[group] > 0);
  if (expected.some((group) => cells[group]?.form !== "value")) return noComparison;
  // The pooled deviation is one of skills, not of single questions.
  return compare(cells, row, null, policy);
}
