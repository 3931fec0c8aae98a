import { expect, test } from "vitest";
import { sampleReport } from "../testing/sampleReport.ts";
import { fr } from "../texts.fr.ts";
import { countAnswers, countForms, describeFoundation } from "./foundation.ts";
import { listLanes } from "./lanes.ts";
import { buildReportWords } from "./words.ts";

const write = (report: ReturnType<typeof sampleReport>) =>
  describeFoundation(report, buildReportWords({ report, language: "fr", texts: fr }));

test.each([
  ["three groups", { peers: 4, directReports: 4 }, 3],
  ["a group that shows nothing, and has no column", { peers: 2, directReports: 4 }, 2],
  ["both groups together", { peers: 2, directReports: 2, joins: true }, 2],
  ["both groups together alone", { peers: 2, managers: 0, directReports: 2, joins: true }, 1],
])("the line of certainty counts every mean in a column of the others once: %s", (_what, sample, columns) => {
  const { snapshot } = sampleReport(sample);
  const { numbers, ranges, hidden } = countForms(snapshot);
  expect(numbers + ranges + hidden).toBe(columns * snapshot.skills.length);
});

test("it tells how many answered only where that is told of every group", () => {
  expect(countAnswers(sampleReport({ peers: 5 }).snapshot)).toBe(6);
  expect(write(sampleReport({ peers: 5 }))).toMatch(/^Fondé sur 6 réponses\. /);
  const masked = sampleReport({ peers: 2 });
  expect(countAnswers(masked.snapshot)).toBeNull();
  expect(write(masked)).toMatch(/^Fondé sur les réponses qui peuvent être montrées\. /);
});

test("it says how many means are exact, and of an earlier version only that they are numbers", () => {
  const report = sampleReport({ peers: 6, directReports: 4 });
  const { numbers, ranges } = countForms(report.snapshot);
  expect(Math.min(numbers, ranges)).toBeGreaterThan(1);
  const rest = `${ranges} données par une fourchette\\.`;
  expect(write(report)).toMatch(
    new RegExp(` Moyennes par compétence\u00A0: ${numbers} sur 18 exactes au dixième, ${rest}`),
  );
  const former = { ...report, snapshot: { ...report.snapshot, engineVersion: 3 } };
  expect(write(former)).toMatch(new RegExp(`${numbers} sur 18 données par un nombre, ${rest}`));
});

test("a gap counts from the limit of the report, with the company’s spread where it was measured", () => {
  const report = sampleReport();
  expect(write(report)).toMatch(/ Sous 0,75, un écart peut tenir au hasard\.$/);
  const policy = { ...report.snapshot.policy, pooledSd: 0.6 };
  expect(write({ ...report, snapshot: { ...report.snapshot, policy } })).toMatch(
    / Sous 0,5, ou s’il ne dépasse pas ce qui varie d’ordinaire \(écart type de 0,6\), un écart peut tenir au hasard\.$/,
  );
});

test("the chart has no lane for a group of which nothing is shown, and one for the others where groups make them", () => {
  expect(listLanes(sampleReport({ peers: 6 }).snapshot)).toEqual(["self", "others", "manager", "peer"]);
  expect(listLanes(sampleReport({ peers: 2 }).snapshot)).toEqual(["self", "manager"]);
});
