import { expect, test } from "vitest";
import { questionnaireOfSkills, responsesOf } from "../testing/build.ts";
import { isDeviationDue, pooledSd, spreadOf } from "./spread.ts";

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
  expect(spreadOf(questionnaire, responses)).toEqual({ squares: 4, freedom: 2 });
});

test("a rater who observed less than half of a skill does not count", () => {
  const four = questionnaireOfSkills({ listening: 4 });
  const responses = responsesOf("peer", [
    [2, 2, 0, null],
    [4, 4, 4, 4],
    [5, 0, 0, 0],
  ]);
  expect(spreadOf(four, responses)).toEqual({ squares: 2, freedom: 1 });
});

test("one rater in each group tells nothing about the spread", () => {
  expect(spreadOf(questionnaire, responsesOf("peer", [[2, 2]]))).toEqual({ squares: 0, freedom: 0 });
});

test("skills add up to one pair of sums", () => {
  const two = questionnaireOfSkills({ listening: 1, delegation: 1 });
  const responses = responsesOf("peer", [
    [2, 1],
    [4, 5],
  ]);
  expect(spreadOf(two, responses)).toEqual({ squares: 10, freedom: 2 });
});

test.each([
  [{ squares: 12.8, freedom: 20 }, 0.8],
  [{ squares: 9.03, freedom: 20 }, 0.7],
  [{ squares: 0, freedom: 5 }, 0.1],
  [{ squares: 0, freedom: 0 }, null],
])("the deviation of %o is %d, to one decimal", (sums, expected) => {
  expect(pooledSd(sums)).toBe(expected);
});

test.each([
  [29, null, false],
  [30, null, true],
  [39, 30, false],
  [40, 30, true],
])("after %i reports, pooled at %s, it is due: %s", (reports, pooledAt, due) => {
  expect(isDeviationDue({ reports, pooledAt })).toBe(due);
});
