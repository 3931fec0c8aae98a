import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Cell, Comparison, Gap, GapState, JointCell, Policy, Tag } from "../../contract.ts";
import type { Column } from "../../vocabulary.ts";
import { countTold, getColumnWeight } from "./columns.ts";
import {
  type Corners,
  toCorners,
  isAtLeast,
  isMore,
  isPoint,
  isSamePrinted,
  computeMeanByParts,
  roundOutward,
  computePlainMean,
  type Printed,
  toPrinted,
  roundTenths,
} from "./meansByCells.ts";

/** One group as it is compared: its corners in tenths, and how many people it stands for. */
export type Figure = { corners: Corners; n: number; printed: Printed };

export type RecountedComparison = {
  others: Printed | null;
  othersOf: Column[];
  /** As printed. */
  gap: Corners | null;
  state: GapState | null;
  tag: Tag | null;
  mostlyManager: boolean;
  exact: { others: Corners | null; gap: Corners | null };
};

type ComparisonInput = {
  figures: Readonly<Partial<Record<Column, Figure | null>>>;
  self: number | null;
  row: WeightRow;
  policy: Policy;
};

const others: readonly Column[] = ["manager", "peer", "direct_report", "joint"];
const isProtected = (group: Column) => group === "peer" || group === "direct_report" || group === "joint";

/** What must be said of these figures, with an arithmetic of its own and no line of the engine. */
export function recountComparison({ figures, self, row, policy }: ComparisonInput): RecountedComparison {
  const nothing: RecountedComparison = {
    others: null,
    othersOf: [],
    gap: null,
    state: null,
    tag: null,
    mostlyManager: false,
    exact: { others: null, gap: null },
  };
  const contributions = others.flatMap((group) => {
    const figure = figures[group];
    const weight = getColumnWeight(row, group);
    return figure && weight > 0 ? [{ ...figure, group, weight }] : [];
  });
  if (contributions.length === 0) return nothing;
  const { printed, corners } = combineFigures(contributions, policy);
  const published = {
    ...nothing,
    others: printed,
    othersOf: contributions.map(({ group }) => group),
    exact: { others: corners, gap: null },
  };
  if (self === null) return published;
  const classification = classifyGap(self, corners, computeNoise(contributions, policy), policy);
  const rest = contributions.filter(({ group }) => group !== "manager");
  const withManager = rest.length > 0 && rest.length < contributions.length;
  return {
    ...published,
    ...classification,
    gap: toPrintedGap(computeGap(self, printed.end ? printed : corners)),
    mostlyManager:
      withManager && classification.tag !== null && !mayHave(classification.tag, rest, self, policy),
    exact: { others: corners, gap: computeGap(self, corners) },
  };
}

type Contribution = Figure & { group: Column; weight: number };

function combineFigures(
  contributions: readonly Contribution[],
  policy: Policy,
): { printed: Printed; corners: Corners } {
  if (contributions.length === 1)
    return { printed: contributions[0]!.printed, corners: contributions[0]!.corners };
  const parts = contributions.map((each) => ({
    ...each,
    end: each.printed.end,
    isProtected: isProtected(each.group),
  }));
  const isLimited = contributions.some(({ group }) => isProtected(group));
  return computeMeanByParts(parts, "groups", policy) ?? computePlainMean(parts, isLimited ? policy : null);
}

/** Tags change at half points and quarters only: each is met on a grid of that kind, or at a corner. */
function mayHave(tag: Tag, rest: readonly Contribution[], self: number, policy: Policy): boolean {
  const { low, high } = combineFigures(rest, policy).corners;
  const noise = computeNoise(rest, policy);
  const tried = [low, high];
  for (let point = Math.ceil(4 * low) / 4; point < high; point += 0.25) tried.push(point);
  return tried.some((point) => classifyGap(self, { low: point, high: point }, noise, policy).tag === tag);
}

const computeGap = (self: number, { low, high }: Corners): Corners => ({
  low: low - self,
  high: high - self,
});

function toPrintedGap(gap: Corners): Corners {
  if (!isPoint(gap)) return roundOutward(gap);
  const tenths = roundTenths(gap.low);
  return { low: tenths, high: tenths };
}

/** Noise of a weighted mean, in tenths: 1.96·s·√(Σ(w²/n))/Σw. */
function computeNoise(
  contributions: readonly { weight: number; n: number }[],
  { pooledSd, notable }: Policy,
) {
  if (pooledSd === null) return null;
  const weight = contributions.reduce((sum, each) => sum + each.weight, 0);
  const spread = contributions.reduce((sum, each) => sum + each.weight ** 2 / each.n, 0) / weight ** 2;
  return 10 * notable.z * pooledSd * Math.sqrt(spread);
}

const isNotablePoint = (gap: number, noise: number | null) =>
  noise === null
    ? isAtLeast(Math.abs(gap), 7.5)
    : isAtLeast(Math.abs(gap), 5) && isMore(Math.abs(gap), noise);

function computeGapState(gap: Corners, noise: number | null): GapState {
  const certain = Math.max(0, gap.low, -gap.high);
  const isNotable = isPoint(gap)
    ? isNotablePoint(gap.low, noise)
    : isAtLeast(certain, 7.5) && (noise === null || isMore(certain, noise));
  if (isNotable) return "notable";
  for (const corner of [gap.low, gap.high])
    if (isMore(Math.abs(corner), 5) || isNotablePoint(corner, noise)) return "inconclusive";
  return "none";
}

export function classifyGap(self: number, corners: Corners, noise: number | null, { strength }: Policy) {
  const gap = computeGap(self, corners);
  const state = computeGapState(gap, noise);
  let tag: Tag | null = null;
  if (state === "notable") tag = gap.low > 0 ? "recognise_strength" : "blind_spot";
  if (state === "none" && isAtLeast(corners.low, 10 * strength)) tag = "shared_strength";
  if (state === "none" && isMore(10 * strength, corners.high)) tag = "shared_opportunity";
  return { state, tag };
}

/** One group beside the self at one question. */
export function recountGap(self: number, cell: Cell | JointCell | null, policy: Policy) {
  if (!cell || cell.form === "masked") return null;
  const corners = toCorners(cell);
  if (cell.form === "band" && self >= corners.low && self <= corners.high) return null;
  const gap = computeGap(self, corners);
  const n = cell.form === "band" ? policy.k : countTold(cell, policy);
  return { gap: toPrintedGap(gap), state: computeGapState(gap, computeNoise([{ weight: 1, n }], policy)) };
}

export const inTenths = (gap: Gap): Corners =>
  gap.form === "value"
    ? { low: Math.round(10 * gap.value), high: Math.round(10 * gap.value) }
    : { low: Math.round(10 * gap.from), high: Math.round(10 * gap.to) };

const areSame = (a: Corners | null, b: Corners | null) => a?.low === b?.low && a?.high === b?.high;

/** Names the first part of a comparison that differs from what its cells give; null when none does. */
export function findDifference(published: Comparison, expected: RecountedComparison): string | null {
  if (published.othersOf.join() !== expected.othersOf.join()) return "groups";
  if (published.others?.form !== expected.others?.form) return "form of the others";
  if (published.others && expected.others && !isSamePrinted(toPrinted(published.others), expected.others))
    return "others";
  if (!areSame(published.gap && inTenths(published.gap), expected.gap)) return "gap";
  if (published.state !== expected.state) return "state";
  if (published.tag !== expected.tag) return "tag";
  return published.mostlyManager === expected.mostlyManager ? null : "manager";
}
