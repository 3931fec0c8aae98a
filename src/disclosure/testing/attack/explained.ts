import type { WeightRow } from "#weights/contract/matrix.ts";
import type {
  BandCell,
  Cell,
  Comparison,
  Group,
  ItemResult,
  MeanCell,
  Snapshot,
  ValueCell,
} from "../../contract.ts";
import { cornersOf, meanByCells, usedBy } from "./meansByCells.ts";
import {
  differenceOf,
  type Figure,
  inTenths,
  printedAs,
  printedCorners,
  recounted,
  recountedGap,
  recountedHighlights,
} from "./recounted.ts";

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
    const wrong = differenceOf(told, recounted({ figures, self: own, row, policy: report.policy }));
    if (wrong) found.push(`${name}: ${wrong}`);
  };
  for (const skill of report.skills)
    check(
      skill.id,
      skill,
      meanFigures(report, skill),
      skill.cells.self,
      rowOfSkill(skill.id, skill.family?.id ?? null),
    );
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
  if (inOrder(report.highlights) !== inOrder(recountedHighlights(report.skills))) found.push("highlights");
  return found;
}

/** What the cells allow of each mean; a number in the middle of a narrow interval stands for all of it. */
function meanFigures(
  report: Snapshot,
  { cells, positions }: Pick<Snapshot["skills"][number], "cells" | "positions">,
) {
  const figureOf = (group: Group): Figure | null => {
    const mean = cells[group];
    if (!mean || mean.form === "masked") return null;
    const end = mean.form === "value" ? mean.end : undefined;
    const printed = { corners: printedCorners(mean), n: mean.n, end, printed: printedAs(mean) };
    if (mean.form === "interval" || end) return printed;
    const published = positions.flatMap((position) => report.items[position]?.cells?.[group] ?? []);
    const used = usedBy(mean, published, report.policy).map((index) => published[index]!);
    const parts = (used as (BandCell | ValueCell)[]).map((cell) => ({
      weight: 1,
      corners: cornersOf(cell),
      end: cell.form === "value" ? cell.end : undefined,
    }));
    const byCells = meanByCells(parts, report.policy);
    return byCells ? { ...printed, corners: { low: byCells.low, high: byCells.high } } : printed;
  };
  return Object.fromEntries(groups.map((group) => [group, figureOf(group)]));
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
        cell?.form === "value"
          ? { corners: cornersOf(cell), n: cell.n, end: cell.end, printed: printedAs(cell) }
          : null,
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
