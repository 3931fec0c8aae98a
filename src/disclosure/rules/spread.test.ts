import { expect, test } from "vitest";
import { questionnaireOfSkills, responsesOf } from "../testing/build.ts";
import { pooledSd, spreadOf } from "./spread.ts";

const questionnaire = questionnaireOfSkills({ listening: 2 });

test("deviations are taken around the mean of each group, the self left out", () => {
  const responses = [
    ...responsesOf("subject", [[5, 5]]),
    ...responsesOf("peer", [
      [2, 2],
      [4, 4],
    ]),
    ...responsesOf("direct_report", [
      [3, 3],
      [5, 5],
    ]),
  ];
  expect(spreadOf(questionnaire, responses)).toEqual([{ skillId: "listening", squares: 4, freedom: 2 }]);
});

test("a rater who observed less than half of a skill does not count", () => {
  const four = questionnaireOfSkills({ listening: 4 });
  const responses = responsesOf("peer", [
    [2, 2, 0, null],
    [4, 4, 4, 4],
    [5, 0, 0, 0],
  ]);
  expect(spreadOf(four, responses)).toEqual([{ skillId: "listening", squares: 2, freedom: 1 }]);
});

test("one rater in each group tells nothing about the spread", () => {
  expect(spreadOf(questionnaire, responsesOf("peer", [[2, 2]]))).toEqual([]);
});

test("deviations are pooled from thirty snapshots on", () => {
  const spreads = [
    { skillId: "listening", squares: 10, freedom: 20 },
    { skillId: "listening", squares: 2.8, freedom: 0 },
    { skillId: "flat", squares: 0, freedom: 5 },
  ];
  expect(pooledSd(spreads, 29)).toBeNull();
  expect(pooledSd(spreads, 30)).toEqual({ listening: 0.8 });
});
