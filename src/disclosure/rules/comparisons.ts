import type { WeightRow } from "#weights/contract/matrix.ts";
import { type Group, invitedRoles } from "#weights/vocabulary.ts";
import type { Cell, Comparison, GroupCells, Policy, Tag } from "../contract.ts";
import { isProtected } from "./cells.ts";
import { type Fraction, printed } from "./fractions.ts";
import { beyond, isPossible, judgingBy, printedGap, verdictOf } from "./gaps.ts";
import type { MeanFigure } from "./means.ts";
import { type Range, rangeOf } from "./ranges.ts";
import { type Contribution, contributions, type Figures, varianceShare, weighted } from "./weights.ts";

export const noComparison: Comparison = {
  others: null,
  othersOf: [],
  gap: null,
  state: null,
  tag: null,
  mostlyManager: false,
};

/** What the groups publish of a skill or dimension. */
export type GroupMeanFigures = Readonly<Record<Group, MeanFigure | null>>;

/** A comparison as it is published, and where « les autres » and the gap lie exactly. */
export type Compared = { comparison: Comparison; exact: { others: Range | null; gap: Range | null } };

/**
 * Compares self with « les autres » (§5, §6) using published cells only, exactly until the end. State and tag are given
 * only when they hold for every set of answers that these cells allow.
 */
export function compare(means: GroupMeanFigures, row: WeightRow, policy: Policy): Compared {
  const figureOf = (mean: MeanFigure | null) => {
    if (!mean || mean.cell.form === "masked" || !mean.range) return null;
    const { questions: _, ...cell } = mean.cell;
    return { cell, range: mean.range };
  };
  return compareFigures(byOthers(means, figureOf), means.self?.cell ?? null, row, policy);
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
  const figureOf = (cell: Cell | null) =>
    cell?.form === "value" ? { cell, range: rangeOf(cell, policy)! } : null;
  return compareFigures(byOthers(cells, figureOf), cells.self, row, policy).comparison;
}

const byOthers = <Content>(
  of: Readonly<Record<Group, Content>>,
  figureOf: (content: Content) => Figures[Group],
): Figures => ({
  self: null,
  manager: figureOf(of.manager),
  peer: figureOf(of.peer),
  direct_report: figureOf(of.direct_report),
});

type SelfCell = { form: string } | null;

function compareFigures(figures: Figures, self: SelfCell, row: WeightRow, policy: Policy): Compared {
  const feeding = contributions(figures, row, invitedRoles);
  const others = weighted(feeding, policy);
  if (!others) return { comparison: noComparison, exact: { others: null, gap: null } };
  const told = { ...noComparison, others: others.cell, othersOf: feeding.map(({ group }) => group) };
  if (!hasValue(self)) return { comparison: told, exact: { others: others.range, gap: null } };
  const own = printed(self.value);
  const verdict = verdictOf(own, others.range, judgingBy(varianceShare(feeding), policy));
  const comparison = {
    ...told,
    ...verdict,
    mostlyManager: verdict.tag !== null && restsOnManager(verdict.tag, feeding, own, policy),
    gap: printedGap(others.cell, own, { policy, range: others.range }),
  };
  return { comparison, exact: { others: others.range, gap: beyond(own, others.range) } };
}

const hasValue = (cell: SelfCell): cell is { form: "value"; value: number } => cell?.form === "value";

/** Without the manager, no set of answers that the cells allow would give this tag. */
function restsOnManager(tag: Tag, feeding: readonly Contribution[], self: Fraction, policy: Policy): boolean {
  const rest = feeding.filter(({ group }) => group !== "manager");
  if (rest.length === feeding.length) return false;
  const without = weighted(rest, policy);
  return without !== null && !isPossible(tag, self, without.range, judgingBy(varianceShare(rest), policy));
}
