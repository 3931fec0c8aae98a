import { expect, test } from "vitest";
import { rounds } from "#platform/testing/proof.ts";
import { resolveSkillWeights } from "#weights/rules/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { JointMean, MeanCell, Response, SkillResult, Snapshot } from "../contract.ts";
import type { Column } from "../vocabulary.ts";
import { countTold, getCell, getColumnWeight, getMean } from "../testing/attack/columns.ts";
import { anyEvaluation } from "../testing/attack/evaluations.ts";
import { toCorners, listUsedQuestions, type ShownCell } from "../testing/attack/meansByCells.ts";
import { classifyGap } from "../testing/attack/recounted.ts";
import { seeded } from "../testing/build.ts";
import { ratedBy } from "../testing/truth.ts";
import { computeSnapshot } from "./computeSnapshot.ts";
import { toGroup } from "./cells.ts";
import { createPolicy } from "./policy.ts";

const reports = rounds({ short: 400, long: 4_000 });
const tiny = 1e-9;
const protectedGroups = ["peer", "direct_report"] as const;

/** Small groups that answer anyhow, and three to twelve people of each group who rate as people do. */
const published = Array.from({ length: reports }, (_, seed) => {
  const several = 3 + (Math.floor(seed / 2) % 10);
  const evaluation =
    seed % 2 === 0
      ? anyEvaluation(seed)
      : { ...ratedBy(several, seed), policy: createPolicy({ pooledSd: seed % 4 === 1 ? 0.6 : null }) };
  const report = computeSnapshot({ ...evaluation, random: seeded(seed) });
  return { report, responses: evaluation.responses };
});

const exactMean = (responses: readonly Response[], group: Group, position: number) => {
  const levels = responses
    .filter(({ role }) => toGroup(role) === group)
    .map(({ scores }) => scores[position] ?? 0)
    .filter((level) => level > 0);
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
};

type Clustered = Pick<SkillResult, "cells" | "joint" | "positions">;
type ShownMean = Exclude<MeanCell | JointMean, { form: "masked" }>;

/** The questions that a published mean rests on. */
function findUsedQuestions(report: Snapshot, cluster: Clustered, group: Column) {
  const mean = getMean(cluster, group);
  if (!mean || mean.form === "masked") return null;
  const rated = cluster.positions.filter((position) => getCell(report.items[position]!, group));
  const own = rated.map((position) => getCell(report.items[position]!, group)!);
  const used = listUsedQuestions(mean, own, report.policy);
  return {
    mean: mean as ShownMean,
    positions: used.map((index) => rated[index]!),
    cells: used.map((index) => own[index] as ShownCell),
  };
}

const listClusters = ({ skills, values, objectives }: Snapshot): Clustered[] =>
  [...skills, values, objectives].filter((each) => each !== null);

const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const isBeyond = (end: "high" | "low", mean: number) =>
  end === "high" ? mean >= 4.5 - tiny : mean <= 1.5 + tiny;

test("an end is printed of a question or a mean of questions only where its exact mean has reached it", () => {
  let ends = 0;
  for (const { report, responses } of published) {
    for (const group of protectedGroups) {
      for (const { cells, position } of report.items) {
        const cell = cells?.[group];
        if (cell?.form !== "value") continue;
        const mean = exactMean(responses, group, position);
        if (cell.end) expect(isBeyond(cell.end, mean)).toBe(true);
        else expect(mean > 1.5 && mean < 4.5).toBe(true);
        ends += cell.end ? 1 : 0;
      }
      for (const cluster of listClusters(report)) {
        const found = findUsedQuestions(report, cluster, group);
        if (found?.mean.form !== "value" || !found.mean.end) continue;
        const mean = average(found.positions.map((position) => exactMean(responses, group, position)));
        expect(isBeyond(found.mean.end, mean)).toBe(true);
        ends += 1;
      }
    }
  }
  expect(ends).toBeGreaterThan(reports);
});

/** Every combination of the corners of all that feeds « les autres », in tenths: questions, or a half point whole. */
function allOthers(report: Snapshot, skill: SkillResult, among: readonly Column[]): number[] {
  const row = resolveSkillWeights(report.policy.weights, skill);
  let totals = [0];
  let weight = 0;
  for (const group of among) {
    const { mean, cells } = findUsedQuestions(report, skill, group)!;
    const corners = cells.map(toCorners);
    const isPlain = corners.every(({ low, high }) => low === high);
    const [low, high] = [average(corners.map((each) => each.low)), average(corners.map((each) => each.high))];
    const printed = toCorners(mean);
    // A half point is narrower than its questions; everything else is printed outward of them.
    const isStep = printed.low > low + tiny || printed.high < high - tiny;
    const parts =
      isPlain || (isStep && mean.form === "interval")
        ? [[printed.low, printed.high]]
        : corners.map((each) => [each.low / cells.length, each.high / cells.length]);
    for (const part of parts)
      totals = [
        ...new Set(
          totals.flatMap((total) =>
            [...new Set(part)].map((one) => total + getColumnWeight(row, group) * one),
          ),
        ),
      ];
    weight += getColumnWeight(row, group);
  }
  return totals.map((total) => total / weight);
}

test("a tag holds at every corner of every question behind it, and an end of « les autres » too", () => {
  let [tags, ends, possible] = [0, 0, 0];
  for (const { report } of published) {
    for (const skill of report.skills) {
      const { others, othersOf, cells, tag, mostlyManager } = skill;
      if (!others) continue;
      const corners = allOthers(report, skill, othersOf);
      if (others.form === "value" && others.end && othersOf.length > 1) {
        ends += 1;
        for (const corner of corners) expect(isBeyond(others.end, corner / 10)).toBe(true);
      }
      if (cells.self?.form !== "value") continue;
      const row = resolveSkillWeights(report.policy.weights, skill);
      const computeNoise = (among: readonly Column[]) => {
        const { pooledSd, notable } = report.policy;
        if (pooledSd === null) return null;
        const size = (group: Column) => countTold(getMean(skill, group) as ShownMean, report.policy);
        const weight = among.reduce((sum, group) => sum + getColumnWeight(row, group), 0);
        const share =
          among.reduce((sum, group) => sum + getColumnWeight(row, group) ** 2 / size(group), 0) / weight ** 2;
        return 10 * notable.z * pooledSd * Math.sqrt(share);
      };
      const self = Math.round(10 * cells.self.value);
      const tagAt = (corner: number, among: readonly Column[]) =>
        classifyGap(self, { low: corner, high: corner }, computeNoise(among), report.policy).tag;
      if (tag) {
        tags += 1;
        for (const corner of corners) expect(tagAt(corner, othersOf)).toBe(tag);
      }
      if (mostlyManager) {
        possible += 1;
        const rest = othersOf.filter((group) => group !== "manager");
        for (const corner of allOthers(report, skill, rest)) expect(tagAt(corner, rest)).not.toBe(tag);
      }
    }
  }
  expect(tags).toBeGreaterThan(reports / 2);
  expect(Math.min(ends, possible)).toBeGreaterThan(5);
});

test("a printed interval holds the exact mean, an approximate number lies within 0.15 of all that it may be", () => {
  let [intervals, steps, approximate] = [0, 0, 0];
  for (const { report, responses } of published) {
    for (const group of protectedGroups) {
      for (const cluster of listClusters(report)) {
        const found = findUsedQuestions(report, cluster, group);
        if (!found) continue;
        const { mean, cells, positions } = found;
        const exact = average(positions.map((position) => exactMean(responses, group, position)));
        // What is printed is rounded to a tenth; so are the questions that an interval is made of.
        const tenth = Math.floor(10 * exact + 0.5 + tiny);
        const { low, high } = toCorners(mean);
        const corners = cells.map(toCorners);
        const allowed = {
          low: average(corners.map((each) => each.low)),
          high: average(corners.map((each) => each.high)),
        };
        if (mean.form === "interval") {
          intervals += 1;
          expect(tenth >= low && tenth <= high).toBe(true);
          if (low <= allowed.low + tiny && high >= allowed.high - tiny) continue;
          steps += 1;
          expect(high - low).toBe(5);
          expect(10 * exact >= low - tiny && 10 * exact <= high + tiny).toBe(true);
          expect(low <= allowed.high + tiny && high >= allowed.low - tiny).toBe(true);
          continue;
        }
        if (!mean.approximate) continue;
        approximate += 1;
        expect(allowed.high - allowed.low).toBeLessThanOrEqual(2 + tiny);
        expect(tenth >= low && tenth <= high).toBe(true);
        for (const corner of [allowed.low, allowed.high])
          expect(Math.abs(corner - 10 * mean.value)).toBeLessThanOrEqual(1.5 + tiny);
        expect(low <= allowed.low + tiny && high >= allowed.high - tiny).toBe(true);
      }
    }
  }
  expect(Math.min(intervals, steps, approximate)).toBeGreaterThan(20);
});

test("what is printed of others is within a tenth of what its groups allow, and its gap says the same", () => {
  let approximate = 0;
  for (const { report } of published) {
    for (const skill of report.skills) {
      const { others, gap, cells, othersOf } = skill;
      if (others?.form !== "value" || cells.self?.form !== "value" || !gap) continue;
      const self = Math.round(10 * cells.self.value);
      const { low, high } = toCorners(others);
      const bounds = gap.form === "value" ? [gap.value, gap.value] : [gap.from, gap.to];
      expect(bounds.map((each) => Math.round(10 * each) + self)).toEqual([low, high]);
      if (!others.approximate) continue;
      approximate += 1;
      for (const corner of allOthers(report, skill, othersOf))
        expect(Math.abs(corner - 10 * others.value)).toBeLessThanOrEqual(1.5 + tiny);
    }
  }
  expect(approximate).toBeGreaterThan(20);
});
