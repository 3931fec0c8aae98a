import { expect, test } from "vitest";
import { buildQuestionnaire, response } from "../testing/build.ts";
import {
  type Tally,
  checkResponse,
  countChoices,
  computeDistribution,
  computeItemCell,
  masked,
  tally,
} from "./cells.ts";
import { createPolicy } from "./policy.ts";

const policy = createPolicy();

const answers = (...levels: number[]): Tally => ({
  n: levels.length,
  sum: levels.reduce((sum, level) => sum + level, 0),
  counts: [1, 2, 3, 4, 5].map((level) => levels.filter((each) => each === level).length),
});

const value = (number: number, n: number, end?: "high" | "low") =>
  end ? { form: "value", value: number, n, end } : { form: "value", value: number, n };

test.each([
  ["nobody", answers(), masked],
  ["one person", answers(4), masked],
  ["two people", answers(4, 4), masked],
  ["three people", answers(3, 4, 4), { form: "band", from: 3, to: 4 }],
  ["four people", answers(1, 2, 1, 1), { form: "band", from: 1, to: 2 }],
  ["three people at a border", answers(3, 3, 3), { form: "band", from: 3, to: 4 }],
  ["three people at the top", answers(5, 5, 5), { form: "band", from: 4, to: 5 }],
  ["five people", answers(3, 4, 4, 4, 4), value(3.8, 5)],
  ["five people of one mind at the top", answers(5, 5, 5, 5, 5), value(4.5, 5, "high")],
  ["five people of one mind at the bottom", answers(1, 1, 1, 1, 1), value(1.5, 5, "low")],
  ["a mean that only rounds to the end", answers(5, 5, 5, 4, 4, 4, 4, 4, 5, 5, 4), value(4.5, 11)],
])("one question answered by %s of a protected group", (_, given, expected) => {
  expect(computeItemCell(given, "peer", policy)).toEqual(expected);
  expect(computeItemCell(given, "direct_report", policy)).toEqual(expected);
});

test("with a threshold of six there is no band: a question is masked, then a value", () => {
  const six = createPolicy({ threshold: 6 });
  expect(computeItemCell(answers(3, 3, 3, 3, 3), "peer", six)).toEqual(masked);
  expect(computeItemCell(answers(3, 3, 3, 3, 3, 3), "peer", six)).toEqual(value(3, 6));
});

test("self and manager are values from one answer and have no ends", () => {
  expect(computeItemCell(answers(5), "self", policy)).toEqual(value(5, 1));
  expect(computeItemCell(answers(1), "manager", policy)).toEqual(value(1, 1));
  expect(computeItemCell(answers(4, 5), "manager", policy)).toEqual(value(4.5, 2));
  expect(computeItemCell(answers(), "manager", policy)).toEqual(masked);
});

test("neither « not answered » nor « not observed » counts", () => {
  const { items } = buildQuestionnaire([{ skill: "listening" }]);
  const responses = [4, 0, null, 5, 3].map((score) => response("peer", [score]));
  expect(tally(items[0]!, responses)).toEqual({ n: 3, sum: 12, counts: [0, 0, 1, 1, 1] });
});

test("a distribution needs seven people, and neither an end nor a band beside it", () => {
  const six = answers(2, 3, 4, 4, 3, 3);
  const seven = answers(2, 3, 4, 4, 3, 3, 5);
  const unanimous = answers(5, 5, 5, 5, 5, 5, 5);
  expect(computeDistribution(six, computeItemCell(six, "peer", policy), policy)).toBeNull();
  expect(computeDistribution(seven, computeItemCell(seven, "peer", policy), policy)).toEqual([0, 1, 3, 2, 1]);
  expect(computeDistribution(unanimous, computeItemCell(unanimous, "peer", policy), policy)).toBeNull();
  expect(computeDistribution(seven, { form: "band", from: 3, to: 4 }, policy)).toBeNull();
});

test("choices are counted from seven people in a protected group, from one elsewhere", () => {
  const counts = (n: number): Tally => ({ n, sum: 0, counts: [n, 0] });
  expect(countChoices(counts(6), "peer", policy)).toBeNull();
  expect(countChoices(counts(7), "direct_report", policy)).toEqual([
    { value: 1, count: 7 },
    { value: 2, count: 0 },
  ]);
  expect(countChoices(counts(1), "self", policy)).toHaveLength(2);
  expect(countChoices(counts(0), "manager", policy)).toBeNull();
});

test.each([
  ["a level above five", [6, 1, 1, null]],
  ["an option that does not exist", [1, 4, 1, null]],
  ["a third side of true and false", [1, 1, 3, null]],
  ["a score for a text", [1, 1, 1, 1]],
  ["a negative score", [-1, 1, 1, null]],
  ["a half", [1.5, 1, 1, null]],
  ["a missing position", [1, 1, 1]],
])("%s is refused", (_, scores) => {
  const { items } = buildQuestionnaire([
    {},
    { type: "multiple_choice" },
    { type: "true_false" },
    { type: "text" },
  ]);
  expect(() => checkResponse(items, response("peer", scores))).toThrow(RangeError);
  expect(() => checkResponse(items, response("peer", [5, 3, 2, null]))).not.toThrow();
});
