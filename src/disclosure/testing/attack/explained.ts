import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type {
  BandCell,
  Cell,
  Comparison,
  ItemResult,
  MeanCell,
  Snapshot,
  ValueCell,
} from "../../contract.ts";
import { cornersOf, isSamePrinted, meanOfCells, printedAs, usedBy } from "./meansByCells.ts";
import { differenceOf, type Figure, inTenths, recounted, recountedGap } from "./recounted.ts";
import { type Ranked, recountedHighlights } from "./recountedHighlights.ts";

const groups: readonly Group[] = ["manager", "peer", "direct_report"];

/**
 * Recounts every statement that must follow from the published cells (« les autres », gaps, states, tags, the choice and
 * the order of highlights). One that the cells do not explain says something else about the answers, and is returned
 * by name.
 */
export function unexplained(report: Snapshot): string[] {
  const { weights } = report.policy;
  const rowOfSkill = (id: string, family: string | null) =>
    weights.skills[id] ?? (family ? weights.families[family] : null) ?? weights.default;
  const found: string[] = [];
  const check = (
    name: string,
    told: Comparison,
    figures: Partial<Record<Group, Figure | null>>,
    self: Cell | MeanCell | null,
    row: WeightRow,
  ) => {
    const own = self?.form === "value" ? Math.round(10 * self.value) : null;
    const expected = recounted({ figures, self: own, row, policy: report.policy });
    const wrong = differenceOf(told, expected);
    if (wrong) found.push(`${name}: ${wrong}`);
    return expected.exact;
  };
  const ranked = report.skills.map((skill): Ranked => {
    const row = rowOfSkill(skill.id, skill.family?.id ?? null);
    const exact = check(skill.id, skill, meanFigures(report, skill), skill.cells.self, row);
    found.push(...wrongMeans(report, skill).map((group) => `${skill.id}: mean of ${group}`));
    return { id: skill.id, tag: skill.tag, ...exact };
  });
  for (const [name, dimension, row] of [
    ["values", report.values, weights.values],
    ["objectives", report.objectives, weights.objectives],
  ] as const)
    if (dimension) check(name, dimension, meanFigures(report, dimension), dimension.cells.self, row);
  for (const item of report.items) {
    if (!item.cells) continue;
    const family = report.skills.find(({ id }) => id === item.skillId)?.family?.id ?? null;
    const rows = {
      skill: rowOfSkill(item.skillId ?? "", family),
      value: weights.values,
      objective: weights.objectives,
    };
    const row = rows[item.dimension];
    const name = `question ${item.position}`;
    check(name, item, itemFigures(report, item, row), item.cells.self, row);
    found.push(...wrongGaps(report, item).map((group) => `${name}: gap beside ${group}`));
  }
  const inOrder = (highlights: Snapshot["highlights"]) =>
    highlights.map(({ kind, skillId }) => `${kind} ${skillId}`).join();
  if (inOrder(report.highlights) !== inOrder(recountedHighlights(ranked))) found.push("highlights");
  return found;
}

type Clustered = Pick<Snapshot["skills"][number], "cells" | "positions">;

/** A published mean, and the one that the cells of its questions give; null of plain numbers. */
function meanBeside(report: Snapshot, { cells, positions }: Clustered, group: Group) {
  const mean = cells[group];
  if (!mean || mean.form === "masked") return null;
  const published = positions.flatMap((position) => report.items[position]?.cells?.[group] ?? []);
  const used = usedBy(mean, published, report.policy).map((index) => published[index]!);
  const byCells = meanOfCells(used as (BandCell | ValueCell)[], report.policy);
  return { mean, printed: printedAs(mean), byCells };
}

/** What the cells allow of each mean, exactly; a half point allows what it says. */
function meanFigures(report: Snapshot, cluster: Clustered) {
  const figureOf = (group: Group): Figure | null => {
    const found = meanBeside(report, cluster, group);
    if (!found) return null;
    const { mean, printed, byCells } = found;
    const isByCells = byCells && isSamePrinted(byCells.printed, printed);
    return { n: mean.n, printed, corners: isByCells ? byCells.corners : cornersOf(mean) };
  };
  return Object.fromEntries(groups.map((group) => [group, figureOf(group)]));
}

/** A mean is a number where its questions are, else what these give, or a half point. */
function wrongMeans(report: Snapshot, cluster: Clustered): Group[] {
  return (["peer", "direct_report"] as const).filter((group) => {
    const found = meanBeside(report, cluster, group);
    if (!found) return false;
    const { printed, byCells } = found;
    if (!byCells) return printed.form !== "value" || printed.low !== printed.high;
    const isHalfPoint =
      printed.form === "interval" && printed.low % 5 === 0 && printed.high === printed.low + 5;
    return !isSamePrinted(byCells.printed, printed) && !isHalfPoint;
  });
}

/** A protected group that is in the report, weighs something, and is no value there silences the question. */
function itemFigures({ groups: invited }: Snapshot, { cells }: ItemResult, row: WeightRow) {
  const isSilent = invited.some(
    ({ group, shown }) =>
      shown &&
      (group === "peer" || group === "direct_report") &&
      row[group] > 0 &&
      cells?.[group]?.form !== "value",
  );
  if (isSilent) return {};
  return Object.fromEntries(
    groups.map((group) => {
      const cell = cells?.[group];
      return [
        group,
        cell?.form === "value" ? { corners: cornersOf(cell), n: cell.n, printed: printedAs(cell) } : null,
      ];
    }),
  );
}

function wrongGaps({ policy }: Snapshot, { cells, gaps }: ItemResult): string[] {
  const self = cells?.self?.form === "value" ? Math.round(10 * cells.self.value) : null;
  return (["manager", "peer", "direct_report"] as const).filter((group) => {
    const told = gaps[group];
    const expected = self === null ? null : recountedGap(self, cells?.[group] ?? null, policy);
    if (!told || !expected) return !!told !== !!expected;
    const { low, high } = inTenths(told.gap);
    return low !== expected.gap.low || high !== expected.gap.high || told.state !== expected.state;
  });
}
