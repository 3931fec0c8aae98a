import type { Cell, MeanCell, OthersCell, Policy, ValueCell } from "../contract.ts";
import { tenthsOf } from "./fractions.ts";

/** The least and the greatest that a published figure allows, in whole tenths of a point; equal for a plain number. */
export type Range = { low: number; high: number };

export const isPoint = ({ low, high }: Range) => low === high;

/** Behind an end lies everything from there to the end of the scale. */
const behindEnd = (end: "high" | "low", { ends }: Pick<Policy, "ends">): Range =>
  end === "high" ? { low: tenthsOf(ends.high), high: 50 } : { low: 10, high: tenthsOf(ends.low) };

/** null for a masked cell: it allows anything. */
export function rangeOf(cell: Cell | MeanCell | OthersCell, policy: Pick<Policy, "ends">): Range | null {
  if (cell.form === "masked") return null;
  if (cell.form !== "value") return { low: tenthsOf(cell.from), high: tenthsOf(cell.to) };
  if (cell.end) return behindEnd(cell.end, policy);
  return { low: tenthsOf(cell.value), high: tenthsOf(cell.value) };
}

/** One part of a weighted mean: its published form, and the range that this allows. */
export type Part = { weight: number; range: Range; end?: ValueCell["end"] };

/** A figure as it is printed, in points, and what it allows. */
export type Combined = {
  printed:
    | { form: "value"; value: number; end?: "high" | "low" }
    | { form: "interval"; from: number; to: number };
  range: Range;
};

/** A mean at most this wide, in tenths, is printed as its middle (§5). */
const narrow = 2;

/**
 * The weighted mean of figures of which at least one is no plain number: the least and the greatest that they allow,
 * bounds rounded outward (§5, « Nothing false is printed »). Parts that are all at one end give that end; at most 0.2
 * wide it is a value, its middle, where all of it lies between the ends.
 */
export function combined(parts: readonly Part[], policy: Pick<Policy, "ends">): Combined {
  const end = parts[0]?.end;
  if (end && parts.every((part) => part.end === end)) return atEnd(end, behindEnd(end, policy), policy);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const low = parts.reduce((sum, part) => sum + part.weight * part.range.low, 0);
  const high = parts.reduce((sum, part) => sum + part.weight * part.range.high, 0);
  const range = { low: Math.floor(low / weight), high: Math.ceil(high / weight) };
  const interval = { form: "interval", from: range.low / 10, to: range.high / 10 } as const;
  if (high - low > narrow * weight) return { printed: interval, range };
  const [lowest, highest] = [tenthsOf(policy.ends.low), tenthsOf(policy.ends.high)];
  if (low >= highest * weight) return atEnd("high", range, policy);
  if (high <= lowest * weight) return atEnd("low", range, policy);
  if (high >= highest * weight || low <= lowest * weight) return { printed: interval, range };
  const middle = Math.floor((low + high + weight) / (2 * weight));
  return { printed: { form: "value", value: middle / 10 }, range };
}

const atEnd = (end: "high" | "low", range: Range, { ends }: Pick<Policy, "ends">): Combined => ({
  printed: { form: "value", value: ends[end], end },
  range,
});
