import { expect, test } from "vitest";
import { questionnaireOf, reportOf, response } from "../testing/build.ts";
import { contributionIndex } from "./contributionIndex.ts";

const kinds = [
  ...Array.from({ length: 3 }, () => ({ skill: "listening" })),
  ...Array.from({ length: 3 }, () => ({ dimension: "value" as const })),
];
const questionnaire = questionnaireOf(kinds);

/** A person whose manager and five peers give the same level everywhere, the self the lowest. */
const person = (skills: number, values: number | null) => {
  const scores = [skills, skills, skills, values, values, values];
  return reportOf(questionnaire, [
    response("subject", [1, 1, 1, 1, 1, 1]),
    response("manager", scores),
    ...Array.from({ length: 5 }, () => response("peer", scores)),
  ]);
};

const people = (count: number, skills: number, values: number | null) =>
  Array.from({ length: count }, () => person(skills, values));

test("the index is 100 × (S − 1) / 4, weighed by dimension and renormalised without objectives", () => {
  // S = (70 × 3 + 20 × 4) / 90 = 3.2222
  expect(contributionIndex(people(5, 3, 4))).toEqual({ form: "value", value: 55.6, people: 5 });
});

test("a dimension nobody answered is left out, not counted as zero", () => {
  expect(contributionIndex(people(5, 3, null))).toEqual({ form: "value", value: 50, people: 5 });
});

test("it is the mean over the people", () => {
  expect(contributionIndex([...people(3, 2, 2), ...people(3, 4, 4)])).toEqual({
    form: "value",
    value: 50,
    people: 6,
  });
});

test("there is none under five people, nor for people without a score", () => {
  expect(contributionIndex(people(4, 3, 3))).toBeNull();
  const silent = reportOf(questionnaire, [response("subject", [3, 3, 3, 3, 3, 3])]);
  expect(contributionIndex([...people(4, 3, 3), silent])).toBeNull();
});

test("ends count for all that lies behind them", () => {
  // Manager 5, peers 4.5 to 5, equal weights: 93.75 to 100.
  expect(contributionIndex(people(5, 5, 5))).toEqual({ form: "interval", from: 93.7, to: 100, people: 5 });
});
