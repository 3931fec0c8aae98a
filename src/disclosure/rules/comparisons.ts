import type { WeightRow } from "#weights/contract/matrix.ts";
import { type Group, invitedRoles } from "#weights/vocabulary.ts";
import type { Cell, Comparison, GroupCells, JointCell, Policy, Tag } from "../contract.ts";
import { isProtected } from "./columns.ts";
import { type Fraction, fromPrinted } from "./fractions.ts";
import { computeGapRange, isPossible, createGapCriteria, toPrintedGap, classifyGap } from "./gaps.ts";
import type { MeanFigure } from "./means.ts";
import { type Range, toRange } from "./ranges.ts";
import {
  type Contribution,
  listContributions,
  type Figures,
  computeVarianceShare,
  getWeight,
  computeWeightedMean,
} from "./weights.ts";

export const noComparison: Comparison = {
  others: null,
  othersOf: [],
  gap: null,
  state: null,
  tag: null,
  mostlyManager: false,
};

/** What the groups publish of a skill or dimension, and the joint group where the report has one. */
export type GroupMeanFigures = Readonly<Record<Group, MeanFigure | null>> & {
  readonly joint?: MeanFigure | null;
};

/** A comparison as it is published, and where « les autres » and the gap lie exactly. */
export type Compared = { comparison: Comparison; exact: { others: Range | null; gap: Range | null } };

/**
 * Compares self with « les autres » (§5, §6) using published cells only, exactly until the end. State and tag are given
 * only when they hold for every set of answers that these cells allow.
 */
export function compare(means: GroupMeanFigures, row: WeightRow, policy: Policy): Compared {
  const toFigure = (mean: MeanFigure | null) => {
    if (!mean || mean.cell.form === "masked" || !mean.range) return null;
    const { questions: _, ...cell } = mean.cell;
    return { cell, range: mean.range, people: cell.n };
  };
  const joint = toFigure(means.joint ?? null);
  const figures = {
    ...selectOthers(means, toFigure),
    joint: joint && { ...joint, cell: { ...joint.cell, n: null }, people: policy.k },
  };
  return compareFigures(figures, means.self?.cell ?? null, row, policy);
}

/**
 * One question has « les autres » only when every protected group in the report is a value there;
 * a group which is masked in the whole report is in nothing. The joint group takes the place of both.
 */
export function compareItem(
  cells: GroupCells,
  row: WeightRow,
  { shown, joint = null }: { shown: readonly Group[]; joint?: JointCell | null },
  policy: Policy,
): Comparison {
  const both = { ...cells, joint };
  const expected = (joint ? (["joint"] as const) : shown).filter(
    (group) => isProtected(group) && getWeight(row, group) > 0,
  );
  if (expected.some((group) => both[group]?.form !== "value")) return noComparison;
  const toFigure = (cell: Cell | null) =>
    cell?.form === "value" ? { cell, range: toRange(cell, policy)!, people: cell.n } : null;
  const figures = {
    ...selectOthers(cells, toFigure),
    joint:
      joint?.form === "value"
        ? { cell: { ...joint, n: null }, range: toRange(joint, policy)!, people: policy.k }
        : null,
  };
  return compareFigures(figures, cells.self, row, policy).comparison;
}

const selectOthers = <Content>(
  of: Readonly<Record<Group, Content>>,
  toFigure: (content: Content) => Figures[Group],
): Omit<Figures, "joint"> => ({
  self: null,
  manager: toFigure(of.manager),
  peer: toFigure(of.peer),
  direct_report: toFigure(of.direct_report),
});

type SelfCell = { form: string } | null;

function compareFigures(figures: Figures, self: SelfCell, row: WeightRow, policy: Policy): Compared {
  const contributions = listContributions(figures, row, [...invitedRoles, "joint"]);
  const others = computeWeightedMean(contributions, policy);
  if (!others) return { comparison: noComparison, exact: { others: null, gap: null } };
  const published = {
    ...noComparison,
    others: others.cell,
    othersOf: contributions.map(({ group }) => group),
  };
  if (!hasValue(self)) return { comparison: published, exact: { others: others.range, gap: null } };
  const own = fromPrinted(self.value);
  const classification = classifyGap(
    own,
    others.range,
    createGapCriteria(computeVarianceShare(contributions), policy),
  );
  const comparison = {
    ...published,
    ...classification,
    mostlyManager:
      classification.tag !== null && restsOnManager(classification.tag, contributions, own, policy),
    gap: toPrintedGap(others.cell, own, { policy, range: others.range }),
  };
  return { comparison, exact: { others: others.range, gap: computeGapRange(own, others.range) } };
}

const hasValue = (cell: SelfCell): cell is { form: "value"; value: number } => cell?.form === "value";

/** Without the manager, no set of answers that the cells allow would give this tag. */
function restsOnManager(
  tag: Tag,
  contributions: readonly Contribution[],
  self: Fraction,
  policy: Policy,
): boolean {
  const rest = contributions.filter(({ group }) => group !== "manager");
  if (rest.length === contributions.length) return false;
  const without = computeWeightedMean(rest, policy);
  return (
    without !== null &&
    !isPossible(tag, self, without.range, createGapCriteria(computeVarianceShare(rest), policy))
  );
}
