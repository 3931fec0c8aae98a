import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Cell, Comparison, ItemResult, MeanCell, Snapshot } from "../../contract.ts";
import type { Column } from "../../vocabulary.ts";
import { countTold, getCell, getColumnWeight, getMean } from "./columns.ts";
import type { Point } from "../../rules/highlights.ts";
import {
  toCorners,
  isSamePrinted,
  computeMeanOfCells,
  toPrinted,
  listUsedQuestions,
  type ShownCell,
} from "./meansByCells.ts";
import { findDifference, type Figure, inTenths, recountComparison, recountGap } from "./recounted.ts";
import { type Ranked, recountHighlights } from "./recountedHighlights.ts";

const columns: readonly Column[] = ["manager", "peer", "direct_report", "joint"];

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
    figures: Partial<Record<Column, Figure | null>>,
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
  return [...found, ...listWrongJoint(report)];
}

type Clustered = Pick<Snapshot["skills"][number], "cells" | "joint" | "positions">;

/** A published mean, and the one that the cells of its questions give; null of plain numbers. */
function findMean(report: Snapshot, cluster: Clustered, group: Column) {
  const mean = getMean(cluster, group);
  if (!mean || mean.form === "masked") return null;
  const published = cluster.positions.flatMap((position) => getCell(report.items[position]!, group) ?? []);
  const used = listUsedQuestions(mean, published, report.policy).map((index) => published[index]!);
  const byCells = computeMeanOfCells(used as ShownCell[], report.policy);
  return { mean, printed: toPrinted(mean), byCells };
}

/** What the cells allow of each mean, exactly; a half point allows what it says. */
function buildMeanFigures(report: Snapshot, cluster: Clustered) {
  const toFigure = (group: Column): Figure | null => {
    const found = findMean(report, cluster, group);
    if (!found) return null;
    const { mean, printed, byCells } = found;
    const isByCells = byCells && isSamePrinted(byCells.printed, printed);
    return {
      n: countTold(mean, report.policy),
      printed,
      corners: isByCells ? byCells.corners : toCorners(mean),
    };
  };
  return Object.fromEntries(columns.map((group) => [group, toFigure(group)]));
}

/** A mean is a number where its questions are, else what these give, or a half point. */
function listWrongMeans(report: Snapshot, cluster: Clustered): Column[] {
  return (["peer", "direct_report", "joint"] as const).filter((group) => {
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
function buildItemFigures({ groups: invited, policy }: Snapshot, item: ItemResult, row: WeightRow) {
  const counted = item.joint
    ? (["joint"] as const)
    : invited.flatMap(({ group, shown }) =>
        shown && (group === "peer" || group === "direct_report") ? [group] : [],
      );
  const isSilent = counted.some(
    (group) => getColumnWeight(row, group) > 0 && getCell(item, group)?.form !== "value",
  );
  if (isSilent) return {};
  return Object.fromEntries(
    columns.map((group) => {
      const cell = getCell(item, group);
      return [
        group,
        cell?.form === "value"
          ? { corners: toCorners(cell), n: countTold(cell, policy), printed: toPrinted(cell) }
          : null,
      ];
    }),
  );
}

function listWrongGaps({ policy }: Snapshot, item: ItemResult): string[] {
  const { cells, gaps } = item;
  const self = cells?.self?.form === "value" ? Math.round(10 * cells.self.value) : null;
  return (["manager", "peer", "direct_report", "joint"] as const).filter((group) => {
    const published = gaps[group];
    const expected = self === null ? null : recountGap(self, getCell(item, group), policy);
    if (!published || !expected) return !!published !== !!expected;
    const { low, high } = inTenths(published.gap);
    return low !== expected.gap.low || high !== expected.gap.high || published.state !== expected.state;
  });
}

/**
 * The joint group stands in the whole report or nowhere, in none where it was not announced, where a group was not invited
 * or where either has a readable cell; and nothing beside it tells a number of people.
 */
function listWrongJoint(report: Snapshot): string[] {
  const { items, skills, values, objectives, groups, participation, policy } = report;
  const clusters = [...skills, ...[values, objectives].filter((each) => each !== null)];
  const rated = items.filter(({ cells }) => cells !== null);
  const stands = [...clusters, ...rated].map(({ joint }) => joint !== null);
  if (!stands.includes(true)) return [];
  const both = ["peer", "direct_report"] as const;
  const isReadable = (cell: { form: string } | null) => cell !== null && cell.form !== "masked";
  const isBeside = both.some(
    (group) =>
      [...clusters, ...rated].some(({ cells }) => isReadable(cells?.[group] ?? null)) ||
      items.some(({ distributions, choices }) => distributions[group] ?? choices[group]),
  );
  const isAsked = both.every((one) => groups.some(({ group }) => group === one));
  const isSaid = [...clusters, ...rated].some(({ joint }) => isReadable(joint));
  const tells =
    [...clusters, ...rated].some(
      ({ joint, others, othersOf }) =>
        (joint && "n" in joint) || (othersOf.includes("joint") && others?.n !== null),
    ) ||
    participation.answered !== null ||
    groups.some(({ group, answered }) => both.some((one) => one === group) && answered !== null);
  return [
    ...(stands.includes(false) ? ["joint group: not in the whole report"] : []),
    ...(isBeside ? ["joint group: beside a group that is shown"] : []),
    ...(policy.joins && isAsked && isSaid ? [] : ["joint group: not announced"]),
    ...(tells ? ["joint group: its people"] : []),
  ];
}
