import type { Group, MeanCell, Policy } from "../../contract.ts";
import { isProtected, type RatedCell } from "./cells.ts";
import {
  atLeast,
  atMost,
  fraction,
  inTenths,
  mean,
  middleOf,
  minus,
  ofTenths,
  tenthsDown,
  tenthsNear,
  tenthsUp,
  type Fraction,
  type Range,
} from "./fractions.ts";
import { halfPointStep } from "./steps.ts";

/** In tenths: where the published figure lies, the same twice when it is exact. */
export type Corners = { readonly low: number; readonly high: number };

/** The mean of a cluster and its corners; null when it is masked. */
export type Mean = { readonly cell: MeanCell; readonly corners: Corners | null };

type Used = RatedCell & { readonly mean: Fraction };

/** The corners of a value at an end: as far as the scale goes. */
export const endCorners = (end: "high" | "low", policy: Policy): Corners =>
  end === "high"
    ? { low: inTenths(policy.ends.high), high: 50 }
    : { low: 10, high: inTenths(policy.ends.low) };

/** What one item cell allows. */
function rangeOf({ cell }: RatedCell, policy: Policy): Range {
  if (cell.form === "masked") throw new Error("a masked cell feeds no mean");
  if (cell.form === "band") return { low: fraction(cell.from), high: fraction(cell.to) };
  if (cell.end === undefined)
    return { low: ofTenths(inTenths(cell.value)), high: ofTenths(inTenths(cell.value)) };
  const corners = endCorners(cell.end, policy);
  return { low: ofTenths(corners.low), high: ofTenths(corners.high) };
}

/** What is printed of a range: a value (its middle, or an end) when it is narrow, else an interval. In tenths. */
export type Printed =
  | { readonly form: "value"; readonly value: number; readonly end?: "high" | "low" }
  | { readonly form: "interval" };

/**
 * A range of 0.2 at most is printed as its middle when all of it lies between the ends, as the end when all of it lies
 * beyond, and as an interval otherwise.
 */
export function printedRange({ low, high }: Range, policy: Policy): Printed {
  if (!atMost(minus(high, low), fraction(1, 5))) return { form: "interval" };
  const [lowEnd, highEnd] = [inTenths(policy.ends.low), inTenths(policy.ends.high)];
  if (atLeast(low, ofTenths(highEnd))) return { form: "value", value: highEnd, end: "high" };
  if (atMost(high, ofTenths(lowEnd))) return { form: "value", value: lowEnd, end: "low" };
  if (atLeast(high, ofTenths(highEnd)) || atMost(low, ofTenths(lowEnd))) return { form: "interval" };
  return { form: "value", value: tenthsNear(middleOf(low, high)) };
}

const isUsed = (item: RatedCell): item is Used => item.cell.form !== "masked" && item.mean !== null;

const endOf = ({ cell }: RatedCell) => (cell.form === "value" ? cell.end : undefined);

/** The mean of one group over the rated questions of a skill or dimension (§5 « Nothing false is printed »). */
export function meanOf(cluster: readonly RatedCell[], group: Group, finished: number, policy: Policy): Mean {
  let used = cluster.filter(isUsed);
  if (used.length < policy.minItemsPerMean) {
    return { cell: { form: "masked", reason: "not_enough_answers" }, corners: null };
  }
  const values = used.filter(({ cell }) => cell.form === "value");
  if (values.length >= policy.minItemsPerMean) used = values;

  const n = Math.min(...used.map((item) => item.n));
  const questions = { used: used.length, asked: cluster.length };
  const plain = mean(used.map((item) => item.mean));
  const value = (tenths: number, corners: Corners, end?: "high" | "low"): Mean => ({
    cell: { form: "value", value: tenths / 10, n, ...(end && { end }), questions },
    corners,
  });
  const interval = (corners: Corners): Mean => ({
    cell: { form: "interval", from: corners.low / 10, to: corners.high / 10, n, questions },
    corners,
  });

  if (used.every(({ cell }) => cell.form === "value" && cell.end === undefined)) {
    const tenths = tenthsNear(plain);
    return value(tenths, { low: tenths, high: tenths });
  }
  for (const end of ["high", "low"] as const) {
    if (used.every((item) => endOf(item) === end)) {
      return value(inTenths(policy.ends[end]), endCorners(end, policy), end);
    }
  }

  const ranges = used.map((item) => rangeOf(item, policy));
  const range = { low: mean(ranges.map(({ low }) => low)), high: mean(ranges.map(({ high }) => high)) };
  const corners = { low: tenthsDown(range.low), high: tenthsUp(range.high) };
  const printed = printedRange(range, policy);
  if (printed.form === "value") return value(printed.value, corners, printed.end);
  const isWide = !atMost(minus(range.high, range.low), fraction(1, 2));
  if (isWide && isProtected(group) && used.some(({ cell }) => cell.form === "band")) {
    const step = halfPointStep(used, plain, finished, policy);
    if (step) return interval(step);
  }
  return interval(corners);
}
