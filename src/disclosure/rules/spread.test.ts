import { expect, test } from "vitest";
import { type Group, groups } from "#weights/vocabulary.ts";
import { buildQuestionnaireOfSkills, buildResponses } from "../testing/build.ts";
import { createPolicy } from "./policy.ts";
import { isDeviationDue, computePooledSd, computeSpread } from "./spread.ts";

const questionnaire = buildQuestionnaireOfSkills({ listening: 2 });

/** The participation of groups in a report, as far as the spread reads it. */
const reportShowing = (...shown: Group[]) => ({
  groups: groups.map((group) => ({
    group,
    invited: 4,
    answered: 4,
    shown: shown.includes(group),
  })),
  policy: createPolicy(),
});
const everything = reportShowing(...groups);

test("deviations are taken around the mean of each group, the self left out", () => {
  const responses = [
    ...buildResponses("subject", [[5, 5]]),
    ...buildResponses("peer", [
      [2, 2],
      [3, 3],
      [4, 4],
    ]),
    ...buildResponses("direct_report", [
      [3, 3],
      [4, 4],
      [5, 5],
    ]),
  ];
  expect(computeSpread(questionnaire, responses, everything)).toEqual({ squares: 4, freedom: 4 });
});

test("a rater who observed less than half of a skill does not count", () => {
  const four = buildQuestionnaireOfSkills({ listening: 4 });
  const responses = buildResponses("peer", [
    [2, 2, 0, null],
    [3, 3, 3, 3],
    [4, 4, 4, 4],
    [5, 0, 0, 0],
  ]);
  expect(computeSpread(four, responses, everything)).toEqual({ squares: 2, freedom: 2 });
});

test("a group under k, or one that its report hides, adds nothing: the deviation is published", () => {
  const two = buildResponses("peer", [
    [1, 1],
    [5, 5],
  ]);
  expect(computeSpread(questionnaire, two, everything)).toEqual({ squares: 0, freedom: 0 });
  const four = buildResponses("peer", [
    [1, 1],
    [5, 5],
    [1, 1],
    [5, 5],
  ]);
  expect(computeSpread(questionnaire, four, reportShowing("direct_report"))).toEqual({
    squares: 0,
    freedom: 0,
  });
  expect(computeSpread(questionnaire, four, everything)).toEqual({ squares: 16, freedom: 3 });
});

test("skills add up to one pair of sums", () => {
  const two = buildQuestionnaireOfSkills({ listening: 1, delegation: 1 });
  const responses = buildResponses("peer", [
    [2, 1],
    [3, 3],
    [4, 5],
  ]);
  expect(computeSpread(two, responses, everything)).toEqual({ squares: 10, freedom: 4 });
});

test.each([
  [{ squares: 12.8, freedom: 20 }, 0.8],
  [{ squares: 9.03, freedom: 20 }, 0.7],
  [{ squares: 0, freedom: 5 }, 0.1],
  [{ squares: 0, freedom: 0 }, null],
])("the deviation of %o is %d, to one decimal", (sums, expected) => {
  expect(computePooledSd(sums)).toBe(expected);
});

test.each([
  [29, null, false],
  [30, null, true],
  [39, 30, false],
  [40, 30, true],
])("after %i reports, pooled at %s, it is due: %s", (reports, pooledAt, due) => {
  expect(isDeviationDue({ reports, pooledAt })).toBe(due);
});
