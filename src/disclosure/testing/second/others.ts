import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Group, OthersCell, Policy } from "../../contract.ts";
import { isProtected } from "./cells.ts";
import {
  fraction,
  inTenths,
  ofTenths,
  over,
  sum,
  tenthsDown,
  tenthsNear,
  tenthsUp,
  times,
} from "./fractions.ts";
import type { Fraction } from "./fractions.ts";
import { endCorners, printedRange, type Corners } from "./means.ts";

/** One figure that may feed « Les autres ». */
export type Side = {
  readonly group: Group;
  readonly n: number;
  readonly end: "high" | "low" | undefined;
  readonly corners: Corners;
  /** As it is published. */
  readonly cell: OthersCell;
};

export type Others = {
  readonly cell: OthersCell;
  readonly of: Group[];
  readonly corners: Corners;
  /** 1/n_eff: Σ(w²/n) / (Σw)². */
  readonly inverseN: Fraction;
};

/** « Les autres »: the weighted mean of the sides that have a weight; null when none has one. */
export function othersFrom(sides: readonly Side[], row: WeightRow, policy: Policy): Others | null {
  const feeding = sides.filter(({ group }) => row[group] > 0);
  if (feeding.length === 0) return null;
  const weights = fraction(feeding.reduce((all, { group }) => all + row[group], 0));
  const weighted = (numberOf: (side: Side) => Fraction): Fraction =>
    over(sum(feeding.map((side) => times(fraction(row[side.group]), numberOf(side)))), weights);

  const low = weighted(({ corners }) => ofTenths(corners.low));
  const high = weighted(({ corners }) => ofTenths(corners.high));
  const n = feeding.reduce((all, side) => all + side.n, 0);
  const squares = sum(feeding.map((side) => fraction(row[side.group] ** 2, side.n)));
  const rest = { of: feeding.map(({ group }) => group), inverseN: over(squares, times(weights, weights)) };
  const [only] = feeding;
  if (feeding.length === 1 && only) return { ...rest, cell: only.cell, corners: only.corners };
  const value = (tenths: number, corners: Corners, end?: "high" | "low"): Others => ({
    ...rest,
    cell: { form: "value", value: tenths / 10, n, ...(end && { end }) },
    corners,
  });

  if (feeding.every(({ corners }) => corners.low === corners.high)) {
    const point = tenthsNear(low);
    const corners = { low: point, high: point };
    const limited = feeding.some(({ group }) => isProtected(group));
    const [lowEnd, highEnd] = [inTenths(policy.ends.low), inTenths(policy.ends.high)];
    if (limited && point >= highEnd) return value(highEnd, corners, "high");
    if (limited && point <= lowEnd) return value(lowEnd, corners, "low");
    return value(point, corners);
  }
  for (const end of ["high", "low"] as const) {
    if (feeding.every((side) => side.end === end)) {
      return value(inTenths(policy.ends[end]), endCorners(end, policy), end);
    }
  }
  const corners = { low: tenthsDown(low), high: tenthsUp(high) };
  const printed = printedRange({ low, high }, policy);
  if (printed.form === "value") return value(printed.value, corners, printed.end);
  return {
    ...rest,
    cell: { form: "interval", from: corners.low / 10, to: corners.high / 10, n },
    corners,
  };
}
