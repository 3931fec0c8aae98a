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
import type { Point } from "../../rules/highlights.ts";
import {
  toCorners,
  isSamePrinted,
  computeMeanOfCells,
  toPrinted,
  listUsedQuestions,
} from "./meansByCells.ts";
import { findDifference, type Figure, inTenths, recountComparison, recountGap } from "./recounted.ts";
import { type Ranked, recountHighlights } from "./recountedHighlights.ts";

const groups: readonly Group[] = ["manager", "peer", "direct_report"];

/**
 * Recounts every statement that must follow from the published cells (« les autres », gaps, states, tags, the choice and
 * the order of highlights). One that the cells do not explain says something else about the answers, and is returned
 * by name.
 */
export function listUnexplained(report: Snapshot): string[] {
  const { weights } = report.policy;
  const getWeightRow = (id: string, family: string | null) =>
    weights.skills[id] ?? (family ? weights.families[family] : null) ?? weights.default;
  const found: string[] = [];
  const check = (
    name: string,
    published: Comparison,
    figures: Partial<Record<Group, Figure | null>>,
    self: Cell | MeanCell | null,
    row: WeightRow,
  ) => {
    const own = self?.form === "value" ? Math.round(10 * self.value) : null;
    const expected = recountComparison({ figures, self: own, row, policy: report.policy });
    const wrong = findDifference(published, expected);
    if (wrong) found.push(`${name}: ${wrong}`);
    return expected.exact;
  };
  const ranked = report.skills.map((skill): Ranked => {
    const row = getWeightRow(skill.id, skill.family?.id ?? null);
    const exact = check(skill.id, skill, buildMeanFigures(report, skill), skill.cells.self, row);
    found.push(...listWrongMeans(report, skill).map((group) => `${skill.id}: mean of ${group}`));
    return { id: skill.id, tag: skill.tag, ...exact };
  });
  for (const [name, dimension, row] of [
    ["values", report.values, weights.values],
    ["objectives", report.objectives, weights.objectives],
  ] as const)
    if (dimension) check(name, dimension, buildMeanFigures(report, dimension), dimension.cells.self, row);
  for (const item of report.items) {
    if (!item.cells) continue;
    const family = report.skills.find(({ id }) => id === item.skillId)?.family?.id ?? null;
    const rows = {
      skill: getWeightRow(item.skillId ?? "", family),
      value: weights.values,
      objective: weights.objectives,
    };
    const row = rows[item.dimension];
    const name = `question ${item.position}`;
    check(name, item, buildItemFigures(report, item, row), item.cells.self, row);
    found.push(...listWrongGaps(report, item).map((group) => `${name}: gap beside ${group}`));
  }
  const formatHighlights = (highlights: readonly Point[]) =>
    highlights.map(({ kind, skillId }) => `${kind} ${skillId}`).join();
  if (formatHighlights(report.highlights) !== formatHighlights(recountHighlights(ranked)))
    found.push("highlights");
  return found;
}

type Clustered = Pick<Snapshot["skills"][number], "cells" | "positions">;

/** A published mean, and the one that the cells of its questions give; null of plain numbers. */
function findMean(report: Snapshot, { cells, positions }: Clustered, group: Group) {
  const mean = cells[group];
  if (!mean || mean.form === "masked") return null;
  const published = positions.flatMap((position) => report.items[position]?.cells?.[group] ?? []);
  const used = listUsedQuestions(mean, published, report.policy).map((index) => published[index]!);
  const byCells = computeMeanOfCells(used as (BandCell | ValueCell)[], report.policy);
  return { mean, printed: toPrinted(mean), byCells };
}

/** What the cells allow of each mean, exactly; a half point allows what it says. */
function buildMeanFigures(report: Snapshot, cluster: Clustered) {
  const toFigure = (group: Group): Figure | null => {
    const found = findMean(report, cluster, group);
    if (!found) return null;
    const { mean, printed, byCells } = found;
    const isByCells = byCells && isSamePrinted(byCells.printed, printed);
    return { n: mean.n, printed, corners: isByCells ? byCells.corners : toCorners(mean) };
  };
  return Object.fromEntries(groups.map((group) => [group, toFigure(group)]));
}

/** A mean is a number where its questions are, else what these give, or a half point. */
function listWrongMeans(report: Snapshot, cluster: Clustered): Group[] {
  return (["peer", "direct_report"] as const).filter((group) => {
    const found = findMean(report, cluster, group);
    if (!found) return false;
    const { printed, byCells } = found;
    if (!byCells) return printed.form !== "value" || printed.low !== printed.high;
    const isHalfPoint =
      printed.form === "interval" && printed.low % 5 === 0 && printed.high === printed.low + 5;
    return !isSamePrinted(byCells.printed, printed) && !isHalfPoint;
  });
}

/** A protected group that is in the report, weighs something, and is no value there silences the question. */
function buildItemFigures({ groups: invited }: Snapshot, { cells }: ItemResult, row: WeightRow) {
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
        cell?.form === "value" ? { corners: toCorners(cell), n: cell.n, printed: toPrinted(cell) } : null,
      ];
    }),
  );
}

function listWrongGaps({ policy }: Snapshot, { cells, gaps }: ItemResult): string[] {
  const self = cells?.self?.form === "value" ? Math.round(10 * cells.self.value) : null;
  return (["manager", "peer", "direct_report"] as const).filter((group) => {
    const published = gaps[group];
    const expected = self === null ? null : recountGap(self, cells?.[group] ?? null, policy);
    if (!published || !expected) return !!published !== !!expected;
    const { low, high } = inTenths(published.gap);
    return low !== expected.gap.low || high !== expected.gap.high || published.state !== expected.state;
  });
}
