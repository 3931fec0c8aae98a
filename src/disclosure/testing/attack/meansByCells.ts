import type { BandCell, Cell, MeanCell, Policy, ValueCell } from "../../contract.ts";

/** What somebody who knows the rules can say of a mean by the published cells alone; whole tenths, no line of the engine. */
export type Corners = { low: number; high: number };

export const roundedTenths = (numerator: number, denominator: number) =>
  Math.floor((20 * numerator + denominator) / (2 * denominator));

export const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** What a published number of tenths stands for: one that is not rounded stands for itself. */
export function stands(
  { value }: Pick<ValueCell, "value">,
  numerator: number,
  denominator: number,
  { ends }: Pick<Policy, "ends">,
) {
  if (!isTenth(value)) return Math.abs(numerator / denominator - value) < 1e-9;
  const [low, high] = [Math.round(ends.low * 10), Math.round(ends.high * 10)];
  return Math.min(high, Math.max(low, roundedTenths(numerator, denominator))) === Math.round(value * 10);
}

/** The questions that a mean rests on: as many as it says, the values where these are so many. */
export function usedBy(
  mean: Exclude<MeanCell, { form: "masked" }>,
  published: readonly Cell[],
  { minItemsPerMean }: Policy,
): number[] {
  const where = (isUsed: (cell: Cell) => boolean) =>
    published.flatMap((cell, index) => (isUsed(cell) ? [index] : []));
  const unmasked = where(({ form }) => form !== "masked");
  const values = where(({ form }) => form === "value");
  if (mean.questions.used === unmasked.length) return unmasked;
  return values.length >= minItemsPerMean ? values : unmasked;
}

export function cornersOf(cell: BandCell | Pick<ValueCell, "form" | "value" | "end">): Corners {
  if (cell.form === "band") return { low: 10 * cell.from, high: 10 * cell.to };
  const tenths = Math.round(10 * cell.value);
  if (cell.end === "high") return { low: tenths, high: 50 };
  if (cell.end === "low") return { low: 10, high: tenths };
  return { low: tenths, high: tenths };
}

/** The mean that the cells themselves give; null where they are all plain numbers, and the answers give it. */
export function meanByCells(
  parts: readonly { weight: number; corners: Corners; end?: ValueCell["end"] | undefined }[],
  { ends }: Pick<Policy, "ends">,
): {
  form: "value" | "interval";
  low: number;
  high: number;
  end: "high" | "low" | null;
  middle: number;
} | null {
  if (parts.every(({ corners }) => corners.low === corners.high)) return null;
  let [weight, low, high] = [0, 0, 0];
  for (const part of parts) {
    weight += part.weight;
    low += part.weight * part.corners.low;
    high += part.weight * part.corners.high;
  }
  const outward = { low: Math.floor(low / weight), high: Math.ceil(high / weight) };
  const [least, most] = [Math.round(10 * ends.low), Math.round(10 * ends.high)];
  for (const end of ["high", "low"] as const) {
    if (parts.every((part) => part.end === end)) {
      const range = end === "high" ? { low: most, high: 50 } : { low: 10, high: least };
      return { form: "value", ...range, end, middle: end === "high" ? most : least };
    }
  }
  const interval = { form: "interval", ...outward, end: null, middle: 0 } as const;
  if (high - low > 2 * weight) return interval;
  if (low >= most * weight) return { form: "value", ...outward, end: "high", middle: most };
  if (high <= least * weight) return { form: "value", ...outward, end: "low", middle: least };
  if (high >= most * weight || low <= least * weight) return interval;
  const middle = Math.floor((low + high + weight) / (2 * weight));
  return { form: "value", ...outward, end: null, middle };
}

/** Whether the published mean is the one that the cells give, so that it tells nothing more. */
export function isShownByCells(
  mean: Exclude<MeanCell, { form: "masked" }>,
  cells: readonly (BandCell | ValueCell)[],
  policy: Policy,
): boolean {
  const expected = meanByCells(
    cells.map((cell) => ({
      weight: 1,
      corners: cornersOf(cell),
      end: cell.form === "value" ? cell.end : undefined,
    })),
    policy,
  );
  if (!expected || expected.form !== mean.form) return false;
  if (mean.form === "value")
    return Math.round(10 * mean.value) === expected.middle && (mean.end ?? null) === expected.end;
  return Math.round(10 * mean.from) === expected.low && Math.round(10 * mean.to) === expected.high;
}
