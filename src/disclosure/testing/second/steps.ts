import type { Policy } from "../../contract.ts";
import { printedValue, type RatedCell } from "./cells.ts";
import { fraction, tenthsDown, type Fraction } from "./fractions.ts";

/** One way to make an item cell: this many answers with this total. */
type Possibility = { readonly n: number; readonly total: number };

/** Every number of answers and total that would be published as this very cell. */
function possibilitiesOf(
  { cell, n: own }: RatedCell,
  n: number,
  finished: number,
  policy: Policy,
): Possibility[] {
  const found: Possibility[] = [];
  if (cell.form === "band") {
    const most = Math.min(policy.itemValueFrom - 1, finished);
    for (let count = Math.max(policy.k, n); count <= most; count++) {
      for (let total = count; total <= 5 * count; total++) {
        const reachesTop = cell.to === 5 && total === 5 * count;
        if (total >= cell.from * count && (total < cell.to * count || reachesTop))
          found.push({ n: count, total });
      }
    }
  } else if (cell.form === "value") {
    for (let total = own; total <= 5 * own; total++) {
      // Only protected groups have bands, so only they come here: the ends apply.
      const { value, end } = printedValue(fraction(total, own), "peer", policy);
      if (value === cell.value && end === cell.end) found.push({ n: own, total });
    }
  }
  return found;
}

/** Sums of item means, in a common unit: those with an item of the smallest n, and those without one. */
type Sums = { readonly without: Set<number>; readonly with: Set<number> };

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** Adds one more item to every sum. */
function extended(sums: Sums, item: readonly Possibility[], smallest: number, unit: number): Sums {
  const next: Sums = { without: new Set(), with: new Set() };
  for (const { n, total } of item) {
    const added = total * (unit / n);
    for (const sum of sums.without) (n === smallest ? next.with : next.without).add(sum + added);
    for (const sum of sums.with) next.with.add(sum + added);
  }
  return next;
}

/** 0 for [1;1.5), 1 for [1.5;2) … 7 for [4.5;5], of a mean top/bottom. */
function stepOf(top: number, bottom: number): number {
  const twice = 2 * (top - bottom);
  return Math.min(7, (twice - (twice % bottom)) / bottom);
}

/**
 * The half-point step that holds the plain mean, in tenths, or null. It may be told only when, in each step that is
 * possible at all, every band and every end could still be anything that it could be without the step: then it says
 * nothing about one question that the cell of this question does not say.
 */
export function halfPointStep(
  used: readonly RatedCell[],
  plain: Fraction,
  finished: number,
  policy: Policy,
): { low: number; high: number } | null {
  const smallest = Math.min(...used.map(({ n }) => n));
  const items = used.map((item) => possibilitiesOf(item, smallest, finished, policy));
  let unit = 1;
  for (const item of items) for (const { n } of item) unit = (unit / common(unit, n)) * n;

  // Record 55: beyond this much to look at, no step is told.
  if (unit * items.length * items.length > 100_000) return null;

  const possible = new Set<number>();
  const reached: Set<number>[] = [];
  for (const [index, item] of items.entries()) {
    let others: Sums = { without: new Set([0]), with: new Set() };
    for (const [other, possibilities] of items.entries()) {
      if (other !== index) others = extended(others, possibilities, smallest, unit);
    }
    for (const possibility of item) {
      const sums = extended(others, [possibility], smallest, unit);
      const steps = new Set<number>();
      for (const sum of sums.with) steps.add(stepOf(sum, unit * items.length));
      for (const step of steps) possible.add(step);
      const cell = used[index]?.cell;
      const open = cell?.form === "band" || (cell?.form === "value" && cell.end !== undefined);
      if (open && steps.size > 0) reached.push(steps);
    }
  }
  if (reached.some((steps) => steps.size < possible.size)) return null;
  const low = 5 * Math.min(9, Math.floor(tenthsDown(plain) / 5));
  return { low, high: low + 5 };
}
