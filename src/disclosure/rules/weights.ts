import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Group, OthersCell, Policy } from "../contract.ts";
import { isProtected, limitedCell } from "./cells.ts";
import { weightedTenths } from "#weights/rules/weightedMean.ts";
import { combined, isPoint, type Range } from "./ranges.ts";

/** What one group brings to a weighted mean. */
export type Contribution = Figure & { group: Group; weight: number };

/** A published number or interval, and what it allows. */
type Figure = { cell: OthersCell; range: Range };
/** null for a group that has neither. */
export type Figures = Readonly<Record<Group, Figure | null>>;

/** The groups which feed a figure: published as a value or interval, and weighing something. */
export const contributions = (figures: Figures, row: WeightRow, among: readonly Group[]): Contribution[] =>
  among.flatMap((group) => {
    const figure = figures[group];
    return figure && row[group] > 0 ? [{ ...figure, group, weight: row[group] }] : [];
  });

/**
 * The weighted mean of published figures (1 to 5, one decimal) and what it allows, in tenths. A value is limited to the
 * ends when a protected group feeds it; n is the number of people behind it. null when nothing feeds it.
 */
export function weighted(
  feeding: readonly Contribution[],
  policy: Policy,
): { cell: OthersCell; range: Range } | null {
  const [first, ...more] = feeding;
  if (!first) return null;
  // A group alone says what it says anyway.
  if (more.length === 0) return { cell: first.cell, range: first.range };
  const n = feeding.reduce((sum, { cell }) => sum + cell.n, 0);
  if (!feeding.every(({ range }) => isPoint(range))) {
    const parts = feeding.map(({ weight, range, cell }) => ({
      weight,
      range,
      end: cell.form === "value" ? cell.end : undefined,
    }));
    const { printed, range } = combined(parts, policy);
    return { cell: { ...printed, n }, range };
  }
  const tenths = weightedTenths(feeding.map(({ weight, range }) => ({ weight, tenths: range.low })))!;
  const range = { low: tenths, high: tenths };
  if (feeding.some(({ group }) => isProtected(group))) return { cell: limitedCell(tenths, n, policy), range };
  return { cell: { form: "value", value: tenths / 10, n }, range };
}

/** How many equally weighted people give the same uncertainty: (Σw)² / Σ(w²/n). A group alone: its n. */
export function effectiveSize(feeding: readonly { weight: number; cell: { n: number } }[]): number {
  const total = feeding.reduce((sum, { weight }) => sum + weight, 0);
  return total ** 2 / feeding.reduce((sum, { weight, cell }) => sum + weight ** 2 / cell.n, 0);
}
