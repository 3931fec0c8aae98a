import { expect, test } from "vitest";
import * as statistics from "./statistics.ts";

test.each([
  ["the weighted score 3.7857 on 100", statistics.percentScore(3.7857), 69.64],
  ["noise of three people", statistics.noiseBand(0.8, 3), 0.91],
  ["noise of nine people", statistics.noiseBand(0.8, 9), 0.52],
  ["agreement of 4 4 5 4", statistics.agreement([4, 4, 5, 4]), 0.875],
  ["agreement of 3 4 5", statistics.agreement([3, 4, 5]), 0.5],
  ["agreement of two camps", statistics.agreement([1, 5, 1, 5]), 0],
  ["a_wg of 4 4 5 4", statistics.relativeAgreement([4, 4, 5, 4]), 0.8462],
  ["one rater, predicted to 3", statistics.spearmanBrown(0.189, 3), 0.41],
  ["one rater, predicted to 5", statistics.spearmanBrown(0.189, 5), 0.54],
  ["one rater, predicted to 8", statistics.spearmanBrown(0.189, 8), 0.65],
  ["one rater, predicted to 10", statistics.spearmanBrown(0.189, 10), 0.7],
  ["one rater, predicted to 12", statistics.spearmanBrown(0.189, 12), 0.74],
  ["margin of half of a thousand", statistics.responseMargin(500, 1000), 3.1],
  ["t with 1 degree of freedom", statistics.studentQuantile(1), 12.706],
  ["t with 2 degrees of freedom", statistics.studentQuantile(2), 4.303],
  ["t with 4 degrees of freedom", statistics.studentQuantile(4), 2.776],
  ["t with 9 degrees of freedom", statistics.studentQuantile(9), 2.262],
])("%s", (_, actual, expected) => {
  const decimals = String(expected).split(".")[1]?.length ?? 0;
  expect(actual).toBeCloseTo(expected, decimals);
});

const threeItems = [
  [4, 4, 5, 4],
  [3, 4, 4, 4],
  [5, 4, 5, 5],
];

test("agreement over items grows with their number, Lindell's does not", () => {
  expect(statistics.multiItemAgreement(threeItems)).toBeCloseTo(0.9545, 4);
  expect(statistics.itemsAgreement(threeItems)).toBeCloseTo(0.875, 4);
  expect(statistics.multiItemAgreement([...threeItems, ...threeItems])).toBeGreaterThan(0.97);
  expect(statistics.itemsAgreement([...threeItems, ...threeItems])).toBeCloseTo(0.875, 4);
  expect(statistics.itemsAgreement([[1, 5, 1, 5]])).toBeLessThan(0);
});

test.each([
  [0.3, "none"],
  [0.31, "weak"],
  [0.7, "moderate"],
  [0.71, "strong"],
  [0.9, "strong"],
  [0.91, "very_strong"],
] as const)("agreement of %d is called %s", (value, label) => {
  expect(statistics.agreementLabel(value)).toBe(label);
});

test("intraclass correlation of four groups of three", () => {
  const { single, average } = statistics.intraclass([
    [4, 4, 5],
    [2, 3, 2],
    [5, 5, 4],
    [3, 3, 4],
  ]);
  expect(single).toBeCloseTo(0.75, 2);
  expect(average).toBeCloseTo(0.9, 2);
});

test("the interval of a mean is narrower when nearly everybody answered", () => {
  const answers = [4, 3, 5, 4, 4];
  expect(statistics.confidenceInterval(answers).mean).toBe(4);
  expect(statistics.confidenceInterval(answers).margin).toBeCloseTo(0.88, 2);
  expect(statistics.confidenceInterval(answers, 6).margin).toBeCloseTo(0.39, 2);
  expect(statistics.confidenceInterval(answers, 5).margin).toBe(0);
});

test("a correlation of 0.40 among twenty people may be none", () => {
  const [low, high] = statistics.correlationInterval(0.4, 20);
  expect(low).toBeCloseTo(-0.05, 2);
  expect(high).toBeCloseTo(0.72, 2);
});

test.each([
  [1, 48.4],
  [10, 15.3],
  [100, 4.8],
])("eNPS of 5, 3 and 2 people, times %i: 30 ± %d", (times, margin) => {
  const counts = { promoters: 5 * times, passives: 3 * times, detractors: 2 * times };
  const { score, margin: actual } = statistics.enps(counts);
  expect(score).toBeCloseTo(30, 9);
  expect(actual).toBeCloseTo(margin, 1);
});
