import type { Policy, Snapshot } from "../../contract.ts";
import type { Column } from "../../vocabulary.ts";
import { countTold, getCell, getColumnWeight, getMean } from "./columns.ts";
import { type Corners, toCorners, listUsedQuestions, type ShownCell } from "./meansByCells.ts";
import { classifyGap } from "./recounted.ts";
import { listPossibleAnswers, type Question } from "./solver.ts";

const others: readonly Column[] = ["manager", "peer", "direct_report", "joint"];

/**
 * Tags that some set of answers, allowed by all that is published, would make false: the plain means of each group are
 * tried at their least, at their greatest and between, all together, and classified as plain numbers.
 */
export function listUnprovenTags(report: Snapshot): string[] {
  const possible = new Map(
    (["peer", "direct_report", "joint"] as const).map((group) => [
      group as Column,
      group === "joint" || report.groups.some((each) => each.group === group && each.shown)
        ? listPossibleAnswers(report, group)
        : [],
    ]),
  );
  return report.skills.flatMap((skill) => {
    const { tag, cells, othersOf } = skill;
    if (!tag || cells.self?.form !== "value") return [];
    const self = Math.round(10 * cells.self.value);
    const row = getWeightRow(report, skill);
    const contributions = others.flatMap((group) => {
      const cell = getMean(skill, group);
      if (!othersOf.includes(group) || !cell || cell.form === "masked") return [];
      return [
        {
          weight: getColumnWeight(row, group),
          n: countTold(cell, report.policy),
          tried: listMeansToTry(report, skill, group, possible.get(group) ?? []),
        },
      ];
    });
    const weight = contributions.reduce((sum, each) => sum + each.weight, 0);
    const spread = contributions.reduce((sum, each) => sum + each.weight ** 2 / each.n, 0) / weight ** 2;
    const { pooledSd, notable } = report.policy;
    const noise = pooledSd === null ? null : 10 * notable.z * pooledSd * Math.sqrt(spread);
    const isFalse = computeCartesianProduct(contributions.map(({ tried }) => tried)).some((means) => {
      const sum = means.reduce((total, mean, index) => total + contributions[index]!.weight * mean, 0);
      const point = sum / weight;
      return classifyGap(self, { low: point, high: point }, noise, report.policy).tag !== tag;
    });
    return isFalse ? [`${skill.id}: ${tag}`] : [];
  });
}

type Skill = Snapshot["skills"][number];

const getWeightRow = ({ policy: { weights } }: Snapshot, { id, family }: Skill) =>
  weights.skills[id] ?? (family ? weights.families[family.id] : null) ?? weights.default;

/** Plain means of a group, in tenths, from the least to the greatest that all published cells allow. */
function listMeansToTry(
  report: Snapshot,
  skill: Skill,
  group: Column,
  questions: readonly Question[],
): number[] {
  const mean = getMean(skill, group);
  if (!mean || mean.form === "masked") return [];
  const rated = skill.positions.filter((position) => getCell(report.items[position]!, group));
  const published = rated.map((position) => getCell(report.items[position]!, group)!);
  const used = listUsedQuestions(mean, published, report.policy);
  const ranges = used.map((index) =>
    toPossibleRange(
      published[index] as ShownCell,
      questions.find(({ position }) => position === rated[index]),
      report.policy,
    ),
  );
  if (ranges.every(({ low, high }) => low === high) && mean.form === "value")
    return [Math.round(10 * mean.value)];
  const bounds =
    mean.form === "interval" ? { low: 10 * mean.from, high: 10 * mean.to } : { low: 10, high: 50 };
  const meanAt = (corner: keyof Corners) =>
    ranges.reduce((sum, each) => sum + each[corner], 0) / ranges.length;
  const low = Math.max(bounds.low, meanAt("low"));
  const high = Math.min(bounds.high, meanAt("high"));
  return [low, (low + high) / 2, high];
}

/** A printed number is exact; behind a band or an end lies what its people may have given. */
function toPossibleRange(cell: ShownCell, question: Question | undefined, { ends }: Policy): Corners {
  const corners = toCorners(cell);
  if (corners.low === corners.high || !question) return corners;
  const means = question.possible.map(({ n, sum }) => (10 * sum) / n);
  const least = cell.form === "value" && cell.end === "high" ? 10 * ends.high : Math.min(...means);
  const most = cell.form === "value" && cell.end === "low" ? 10 * ends.low : Math.max(...means);
  return { low: Math.max(corners.low, least), high: Math.min(corners.high, most) };
}

const computeCartesianProduct = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>(
    (all, list) => all.flatMap((choice) => list.map((each) => [...choice, each])),
    [[]],
  );
