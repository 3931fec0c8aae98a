import type { FrozenSkill, WeightRow, Weights } from "#evaluations/contract/questionnaire.ts";
import type { Group, GroupCells, PublishedPolicy, ValueCell } from "../contract.ts";
import { isProtected, limitedCell } from "./cells.ts";
import { fraction, roundedTenths, tenthsOf } from "./fractions.ts";

type SkillKey = { id: string; family: Pick<NonNullable<FrozenSkill["family"]>, "id"> | null };

/** A skill's own row, else its family's, else the default one (§6). */
export function skillWeights(weights: Weights, { id, family }: SkillKey): WeightRow {
  return weights.skills[id] ?? (family ? weights.families[family.id] : null) ?? weights.default;
}

/**
 * Σ w·x / Σ w over what is there: a missing part is left out and the others renormalised, never counted as zero.
 * Returns null when nothing weighs (3.7857 where « missing = 0 » gives 3.15).
 */
export function weightedMean(parts: readonly { value: number; weight: number }[]): number | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  return parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}

export type Contribution = { group: Group; weight: number; cell: ValueCell };

/** The groups which feed a figure: published as a value, and weighing something. */
export function contributions(cells: GroupCells, row: WeightRow, among: readonly Group[]): Contribution[] {
  return among.flatMap((group) => {
    const cell = cells[group];
    return cell?.form === "value" && row[group] > 0 ? [{ group, weight: row[group], cell }] : [];
  });
}

/**
 * The weighted mean of published numbers (1 to 5, one decimal), limited to the ends when a protected group feeds it;
 * n is the number of people behind it. null when nothing feeds it.
 */
export function weighted(feeding: readonly Contribution[], policy: PublishedPolicy): ValueCell | null {
  if (feeding.length === 0) return null;
  const total = feeding.reduce((sum, { weight }) => sum + weight, 0);
  const product = feeding.reduce((sum, { weight, cell }) => sum + weight * tenthsOf(cell.value), 0);
  const tenths = roundedTenths(fraction(product, 10 * total));
  const n = feeding.reduce((sum, { cell }) => sum + cell.n, 0);
  if (feeding.some(({ group }) => isProtected(group))) return limitedCell(tenths, n, policy);
  return { form: "value", value: tenths / 10, n };
}

/** How many equally weighted people give the same uncertainty: (Σw)² / Σ(w²/n). A group alone: its n. */
export function effectiveSize(feeding: readonly Contribution[]): number {
  const total = feeding.reduce((sum, { weight }) => sum + weight, 0);
  return total ** 2 / feeding.reduce((sum, { weight, cell }) => sum + weight ** 2 / cell.n, 0);
}
