import { describe, expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { Snapshot } from "../contract.ts";
import { listFindingsBehind } from "../testing/attack/behind.ts";
import { anyEvaluation, type Skew } from "../testing/attack/evaluations.ts";
import { buildLinearFigures, listRoles } from "../testing/attack/figures.ts";
import {
  listColluderFindings,
  type Finding,
  createCollusion,
  listOutsiderFindings,
  protectedGroups,
  countUnanimous,
} from "../testing/attack/findings.ts";
import { listPossibleAnswers } from "../testing/attack/solver.ts";
import { buildQuestionnaireOfSkills, computeReport, buildResponses, seeded } from "../testing/build.ts";
import { hasJointGroup } from "./columns.ts";
import { computeSnapshot } from "./computeSnapshot.ts";

const evaluations = rounds({ short: 2_000, long: 100_000 });
const hour = 60 * 60_000;

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
const count = new Intl.NumberFormat("en-CA");

/** The report that every reader gets: screen, PDF, exports and API read the stored JSON and nothing else. */
const publishedReport = (seed: number) => {
  const evaluation = anyEvaluation(seed);
  const report = computeSnapshot({ ...evaluation, random: seeded(seed) });
  return { evaluation, report: JSON.parse(JSON.stringify(report)) as Snapshot };
};

describe("whoever reads a whole report and knows how it is made", () => {
  test("finds no answer forced, no cell narrowed, no figure about too few", { timeout: hour }, () => {
    const findings: (Finding & { seed: number })[] = [];
    const counts = {
      published: 0,
      unanimous: 0,
      groups: 0,
      bands: 0,
      values: 0,
      tags: 0,
      highlights: 0,
      joint: 0,
      quotes: 0,
    };
    for (let seed = 0; seed < evaluations; seed += 1) {
      const { evaluation, report } = publishedReport(seed);
      if (seed % 20 === 0) expect(Snapshot.parse(report)).toEqual(report);
      const found = [
        ...listOutsiderFindings(report, evaluation.policy),
        ...listFindingsBehind(report, evaluation.responses, evaluation.policy),
      ];
      findings.push(...found.map((each) => ({ ...each, seed })));
      for (const group of protectedGroups) {
        if (buildLinearFigures(report, evaluation.responses, group).length > 0) counts.groups += 1;
        for (const { cells } of report.items) {
          if (cells?.[group]?.form === "band") counts.bands += 1;
          if (cells?.[group]?.form === "value") counts.values += 1;
        }
      }
      counts.tags += [...report.skills, ...report.items].filter(({ tag }) => tag).length;
      counts.highlights += report.highlights.length;
      counts.quotes += report.highlights.filter(({ quote }) => quote !== null).length;
      counts.joint += hasJointGroup(report) ? 1 : 0;
      const { published, unanimous } = countUnanimous(report);
      counts.published += published;
      counts.unanimous += unanimous;
    }
    expect(findings).toEqual([]);
    // None of this was empty; half of the subjects say nothing of themselves.
    expect(Math.min(counts.groups, counts.bands, counts.values, counts.tags)).toBeGreaterThan(evaluations);
    expect(counts.highlights).toBeGreaterThan(evaluations / 10);
    expect(counts.joint).toBeGreaterThan(evaluations / 20);
    expect(counts.quotes).toBeGreaterThan(evaluations / 20);
    noteFigure({
      name: "Outsider: answers forced, cells narrowed, combinations under the threshold",
      measured: `0 in ${count.format(evaluations)} evaluations (${count.format(counts.values)} values, ${count.format(counts.bands)} bands, ${count.format(counts.joint)} reports with both groups together)`,
      asked: "0",
    });
    noteFigure({
      name: "Outsider: statements that the published cells do not explain, or that some answers would make false",
      measured: `0 of ${count.format(counts.tags)} tags and ${count.format(counts.highlights)} highlights, ${count.format(counts.quotes)} of them with a quote`,
      asked: "0",
    });
    noteFigure({
      name: "Outsider: distributions of 7 or more in which all answered alike, groups of one mind among them",
      measured: percent(counts.unanimous, counts.published),
      asked: "printed",
    });
  });

  test("is given every answer that was really given as possible", { timeout: hour }, () => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const { evaluation, report } = publishedReport(seed);
      for (const group of [...protectedGroups, "joint"] as const) {
        if (group !== "joint" && !report.groups.some((each) => each.group === group && each.shown)) continue;
        const own = evaluation.responses.filter(({ role }) => listRoles(group).some((one) => one === role));
        for (const { position, possible } of listPossibleAnswers(report, group)) {
          const levels = own.map(({ scores }) => scores[position] ?? 0).filter((level) => level > 0);
          const truth = { n: levels.length, sum: levels.reduce((sum, level) => sum + level, 0) };
          expect(possible).toContainEqual(truth);
        }
      }
    }
  });
});

/** One rater of each protected group against the others in it. */
function collusionAt(skew: Skew) {
  const found = createCollusion();
  let unanimous = 0;
  let published = 0;
  for (let seed = 0; seed < evaluations; seed += 1) {
    const evaluation = anyEvaluation(seed + 500_000, { skew });
    const report = computeSnapshot({ ...evaluation, random: seeded(seed) });
    const alike = countUnanimous(report);
    unanimous += alike.unanimous;
    published += alike.published;
    for (const group of protectedGroups) {
      if (!report.groups.some((each) => each.group === group && each.shown)) continue;
      const rater = evaluation.responses.find(({ role }) => role === group)!;
      const learnt = listColluderFindings(report, group, rater.scores);
      for (const kind of Object.keys(found) as (keyof typeof found)[]) {
        found[kind].cells += learnt[kind].cells;
        found[kind].forced += learnt[kind].forced;
      }
    }
  }
  return { ...found, unanimous, published };
}

describe("one of the people of a group, who also knows their own answers", () => {
  test.each([
    ["plausible", "plausible skew (2/6/22/45/25 %)", 0.005],
    ["wellLiked", "very well-liked person (1/2/5/17/75 %)", 0.03],
  ] as const)("learns next to nothing of the others (%s)", { timeout: hour }, (skew, words, asked) => {
    const { values, bands, distributions, unanswered, unanimous, published } = collusionAt(skew);
    const rate = ({ cells, forced }: { cells: number; forced: number }) =>
      `${percent(forced, cells)} of ${count.format(cells)}`;
    noteFigure({
      name: `Colluding rater, ${words}: values in which the others’ answers are forced`,
      measured: rate(values),
      asked: `≤ ${100 * asked} %`,
    });
    noteFigure({ name: `Colluding rater, ${words}: bands`, measured: rate(bands) });
    noteFigure({
      name: `Colluding rater, ${words}: questions that they did not answer themselves, apart`,
      measured: rate(unanswered),
    });
    noteFigure({ name: `Colluding rater, ${words}: distributions, apart`, measured: rate(distributions) });
    noteFigure({
      name: `Outsider, ${words}: distributions in which all answered alike`,
      measured: percent(unanimous, published),
    });
    expect(values.cells).toBeGreaterThan(evaluations);
    expect(values.forced / values.cells).toBeLessThanOrEqual(asked);
  });

  test("has a rate over what they answered themselves: elsewhere there is nothing of theirs to subtract", () => {
    const rows = Array.from({ length: 6 }, (_, person) => [3, 4, person === 0 ? 0 : 4]);
    const report = computeReport(buildQuestionnaireOfSkills({ listening: 3 }), buildResponses("peer", rows));
    expect(listColluderFindings(report, "peer", rows[0]!)).toMatchObject({
      values: { cells: 2 },
      unanswered: { cells: 1 },
    });
  });
});
