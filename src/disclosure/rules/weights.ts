import type { WeightRow } from "#weights/contract/matrix.ts";
import type { OthersCell, Policy } from "../contract.ts";
import type { Column } from "../vocabulary.ts";
import { isProtected } from "./columns.ts";
import { dividedBy, type Fraction, fraction, sumFractions } from "./fractions.ts";
import { combineParts, type Range } from "./ranges.ts";

/** What one group brings to a weighted mean. */
export type Contribution = Figure & { group: Column; weight: number };

/** A published number or interval, what it allows, and by how many people it counts in the noise. */
type Figure = { cell: OthersCell; range: Range; people: number };
/** null for a group that has neither. */
export type Figures = Readonly<Record<Column, Figure | null>>;

/** The joint group weighs what both protected groups do. */
export const getWeight = (row: WeightRow, column: Column): number =>
  column === "joint" ? row.peer + row.direct_report : row[column];

/** The groups which feed a figure: published as a value or interval, and weighing something. */
export const listContributions = (
  figures: Figures,
  row: WeightRow,
  among: readonly Column[],
): Contribution[] =>
  among.flatMap((group) => {
    const figure = figures[group];
    const weight = getWeight(row, group);
    return figure && weight > 0 ? [{ ...figure, group, weight }] : [];
  });

/**
 * The weighted mean of published figures and what they allow. It is limited to the ends when a protected group feeds it;
 * n is the number of people behind it, null where one of the figures has none. null when nothing feeds it.
 */
export function computeWeightedMean(contributions: readonly Contribution[], policy: Policy): Figure | null {
  const [first, ...more] = contributions;
  if (!first) return null;
  // A single group keeps its own figure.
  if (more.length === 0) return { cell: first.cell, range: first.range, people: first.people };
  const people = contributions.reduce((sum, each) => sum + each.people, 0);
  const n = contributions.every(({ cell }) => cell.n !== null) ? people : null;
  const parts = contributions.map(({ group, weight, range, cell }) => ({
    weight,
    range,
    end: cell.form === "value" ? cell.end : undefined,
    limited: isProtected(group),
  }));
  const limited = contributions.some(({ group }) => isProtected(group));
  const { printed, range } = combineParts(parts, { of: "groups", limited, policy });
  return { cell: { ...printed, n }, range, people };
}

/**
 * How uncertain a weighted mean is, as a share of the variance of one person: Σ(w²/n) / (Σw)², the inverse of the
 * number of equally weighted people who would be as uncertain.
 */
export function computeVarianceShare(contributions: readonly { weight: number; people: number }[]): Fraction {
  const total = contributions.reduce((sum, { weight }) => sum + weight, 0);
  return dividedBy(
    sumFractions(contributions.map(({ weight, people }) => fraction(weight ** 2, people))),
    total ** 2,
  );
}
