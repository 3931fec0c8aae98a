import { expect, test } from "vitest";
import { sampleReport } from "../testing/sampleReport.ts";
import { fr } from "../texts.fr.ts";
import { countAnswers, countForms, describeFoundation } from "./foundation.ts";
import { listLanes } from "./lanes.ts";
import { buildReportWords } from "./words.ts";

const write = (report: ReturnType<typeof sampleReport>) =>
  describeFoundation(report, buildReportWords({ report, language: "fr", texts: fr }));

test("the line of certainty counts every mean of the others once, as number, range or without a figure", () => {
  for (const peers of [2, 4, 6, 9]) {
    const { snapshot } = sampleReport({ peers, directReports: 4 });
    const { numbers, ranges, hidden } = countForms(snapshot);
    expect(numbers + ranges + hidden).toBe(3 * snapshot.skills.length);
  }
});

test("it tells how many answered only where that is told of every group", () => {
  expect(countAnswers(sampleReport({ peers: 5 }).snapshot)).toBe(6);
  expect(write(sampleReport({ peers: 5 }))).toMatch(/^Fondé sur 6 réponses\. /);
  const masked = sampleReport({ peers: 2 });
  expect(countAnswers(masked.snapshot)).toBeNull();
  expect(write(masked)).toMatch(/^Fondé sur les réponses qui peuvent être montrées\. /);
});

test("a gap counts from the limit of the report, with the company’s spread where it was measured", () => {
  const report = sampleReport();
  expect(write(report)).toMatch(/ Un écart est dit net à partir de 0,75\.$/);
  const policy = { ...report.snapshot.policy, pooledSd: 0.6 };
  expect(write({ ...report, snapshot: { ...report.snapshot, policy } })).toMatch(/\(écart type de 0,6\)\.$/);
});

test("the chart has no lane for a group of which nothing is shown, and one for the others where groups make them", () => {
  expect(listLanes(sampleReport({ peers: 6 }).snapshot)).toEqual(["self", "others", "manager", "peer"]);
  expect(listLanes(sampleReport({ peers: 2 }).snapshot)).toEqual(["self", "manager"]);
});
