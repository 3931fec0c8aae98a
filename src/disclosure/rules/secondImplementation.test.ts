import { expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import type { DimensionResult, GroupMeans, GroupWritings, Snapshot } from "../contract.ts";
import { anyEvaluation } from "../testing/attack/evaluations.ts";
import { seeded } from "../testing/build.ts";
import { secondMasked } from "../testing/second/masked.ts";
import { secondReport } from "../testing/second/report.ts";
import { ratedBy } from "../testing/truth.ts";
import { noComparison } from "./comparisons.ts";
import { policyFor } from "./policy.ts";
import { computeSnapshot } from "./computeSnapshot.ts";
import { isolatingGroups } from "./system.ts";

const reports = rounds({ short: 600, long: 10_000 });

const sorted = (texts: GroupWritings): GroupWritings => ({
  self: texts.self?.toSorted() ?? null,
  manager: texts.manager?.toSorted() ?? null,
  peer: texts.peer?.toSorted() ?? null,
  direct_report: texts.direct_report?.toSorted() ?? null,
});

/**
 * What both say: the second implementation is still of the third version of §5, where a comparison rounds first and a
 * narrow mean is not marked. `ours`: by its means it is known which.
 */
function agreed(report: Snapshot, ours: Snapshot) {
  const clustered = <Result extends DimensionResult>(result: Result | null, own: DimensionResult | null) =>
    result && { ...result, ...noComparison, cells: meansBeside(result.cells, own!.cells) };
  return {
    ...report,
    engineVersion: 0,
    highlights: [],
    skills: report.skills.map((skill, index) => ({
      ...clustered(skill, ours.skills[index]!),
      comments: sorted(skill.comments),
    })),
    values: clustered(report.values, ours.values),
    objectives: clustered(report.objectives, ours.objectives),
    items: report.items.map((item) => ({
      ...item,
      ...noComparison,
      answers: sorted(item.answers),
      comments: sorted(item.comments),
    })),
    comments: sorted(report.comments),
  };
}

const meansBeside = (cells: GroupMeans, ours: GroupMeans) =>
  (["self", "manager", "peer", "direct_report"] as const).map((group) => {
    const [cell, own] = [cells[group], ours[group]];
    const isMarked = own?.form === "value" && own.approximate;
    return isMarked && cell && cell.form !== "masked" ? { n: cell.n, questions: cell.questions } : cell;
  });

test(
  "a second implementation of §5, by another author, gives the same cells and means",
  { timeout: 600_000 },
  () => {
    for (let seed = 0; seed < reports; seed += 1) {
      const evaluation =
        seed % 3 === 0
          ? { ...ratedBy(3 + (seed % 7), seed), policy: policyFor({ pooledSd: seed % 2 === 0 ? 0.7 : null }) }
          : anyEvaluation(seed);
      const { subject, ...others } = evaluation.invited;
      const second = secondReport({ ...evaluation, invited: { ...others, self: subject } });
      const report = computeSnapshot({ ...evaluation, random: seeded(seed) });
      expect(agreed(report, report), `evaluation ${seed}`).toEqual(agreed(second, report));
    }
    noteFigure({
      name: "Reports in whose cells a second, independent implementation of §5 differs (comparisons not compared)",
      measured: `0 of ${reports}`,
      asked: "0 of 10,000",
    });
  },
);

test("a second implementation masks the same groups of a later report", { timeout: 600_000 }, () => {
  let masked = 0;
  for (let seed = 0; seed < reports / 2; seed += 1) {
    const random = seeded(seed * 31 + 7);
    const anonymitySet = () =>
      Array.from({ length: 8 }, (_, index) => `p${index}`).filter(() => random() < 0.7);
    const [peers, directReports] = [anonymitySet(), anonymitySet()];
    const later = [
      { group: "peer" as const, people: peers },
      { group: "direct_report" as const, people: directReports.filter((person) => !peers.includes(person)) },
    ].filter(({ people }) => people.length >= 3);
    const earlier = [anonymitySet()].filter((people) => people.length >= 3);
    const second = secondMasked(earlier, later, 3);
    const first = isolatingGroups(earlier, later, 3);
    // It may name more groups: the product masks as few as make it safe.
    for (const group of first) expect(second).toContain(group);
    expect(first.length > 0).toBe(second.length > 0);
    masked += first.length;
  }
  expect(masked).toBeGreaterThan(20);
});
