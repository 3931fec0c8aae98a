import { expect, test } from "vitest";
import type { Policy } from "../../contract.ts";
import { buildQuestionnaire, buildQuestionnaireOfSkills, response, buildResponses } from "../build.ts";
import { computeQuestionFigure } from "./cells.ts";
import { compareWithOthers, type GroupFigure } from "./comparisons.ts";
import { decimal } from "./fractions.ts";
import { computeMean } from "./means.ts";
import { computeSecondReport } from "./report.ts";
import { toEndSpan, point, toPrintedSpan } from "./spans.ts";

/** Values computed by hand from §5 and §6 of docs/product-decisions.md. */
const row = { self: 0, manager: 40, peer: 40, direct_report: 20 };
const policy: Policy = {
  k: 3,
  itemValueFrom: 5,
  distributionFrom: 7,
  minItemsPerMean: 3,
  ends: { low: 1.5, high: 4.5 },
  weights: {
    default: row,
    families: {},
    skills: {},
    values: row,
    objectives: row,
    dimensions: { skills: 70, values: 20, objectives: 10 },
  },
  notable: { least: 0.5, fallback: 0.75, z: 1.96 },
  strength: 3.75,
  pooledSd: null,
  joins: false,
  quotes: false,
};

const repeated = (count: number, score: number) => Array.from({ length: count }, () => score);
const colleagues = (...scores: number[]) => computeQuestionFigure(scores, "peer", policy);

test.each([
  { scores: [3, 4], cell: undefined },
  { scores: [3, 4, 3], cell: { form: "band", from: 3, to: 4 } },
  { scores: [4, 4, 4, 4], cell: { form: "band", from: 4, to: 5 } },
  { scores: [5, 5, 5], cell: { form: "band", from: 4, to: 5 } },
  { scores: [1, 1, 1], cell: { form: "band", from: 1, to: 2 } },
  { scores: [5, 4, 4, 4, 4], cell: { form: "value", value: 4.2, n: 5 } },
  { scores: [5, 5, 5, 4, 4], cell: { form: "value", value: 4.5, n: 5, end: "high" } },
  { scores: [5, 5, 5, 4, 4, 4], cell: { form: "value", value: 4.5, n: 6, end: "high" } },
  { scores: [2, 2, 1, 1, 1], cell: { form: "value", value: 1.5, n: 5, end: "low" } },
  // 49/11 = 4,4545 and 17/11 = 1,5454: only rounding brings them to the limit.
  { scores: [...repeated(5, 5), ...repeated(6, 4)], cell: { form: "value", value: 4.5, n: 11 } },
  { scores: [...repeated(6, 2), ...repeated(5, 1)], cell: { form: "value", value: 1.5, n: 11 } },
])("colleagues who gave $scores", ({ scores, cell }) => {
  expect(colleagues(...scores)?.cell).toEqual(cell);
});

test("a raised threshold hides, and gives values from there", () => {
  const raised = { ...policy, k: 7 };
  expect(computeQuestionFigure(repeated(6, 4), "peer", raised)).toBeNull();
  expect(computeQuestionFigure(repeated(7, 4), "peer", raised)?.cell).toEqual({
    form: "value",
    value: 4,
    n: 7,
  });
});

/** What three or four people, or more, may have given. */
const three = (score: number) => colleagues(score, score, score);
const five = (...scores: number[]) => colleagues(...scores);

test.each([
  { name: "two questions", asked: [five(4, 4, 4, 4, 4), five(4, 4, 4, 4, 4)], cell: undefined },
  {
    name: "values alone, beside bands",
    asked: [five(4, 4, 4, 4, 4), five(4, 4, 4, 4, 3), five(3, 3, 3, 3, 3), three(4), three(5)],
    cell: { form: "value", value: 3.6, n: 5, questions: { used: 3, asked: 5 } },
  },
  {
    name: "all at one end",
    asked: [five(5, 5, 5, 5, 5), five(5, 5, 5, 5, 4), five(5, 5, 5, 4, 4)],
    cell: { form: "value", value: 4.5, n: 5, end: "high", questions: { used: 3, asked: 3 } },
  },
  {
    name: "4.375 to 4.5, an end among four",
    asked: [five(5, 4, 4, 4, 4), five(5, 5, 4, 4, 4), five(5, 5, 4, 4, 4), five(5, 5, 5, 5, 4)],
    cell: {
      form: "value",
      value: 4.4,
      n: 5,
      approximate: { from: 4.3, to: 4.5 },
      questions: { used: 4, asked: 4 },
    },
  },
  {
    name: "two ends among three",
    asked: [five(4, 4, 4, 4, 4), five(5, 5, 5, 5, 5), five(5, 5, 5, 5, 5)],
    cell: { form: "interval", from: 4.3, to: 4.7, n: 5, questions: { used: 3, asked: 3 } },
  },
  {
    name: "three bands alike: the half point leaves them whole",
    asked: [three(4), three(4), three(4)],
    cell: { form: "interval", from: 4, to: 4.5, n: 3, questions: { used: 3, asked: 3 } },
  },
  {
    name: "bands of 3, 3 and 4: a half point would cut one, so their corners",
    asked: [three(3), three(3), three(4)],
    cell: { form: "interval", from: 3.3, to: 4.4, n: 3, questions: { used: 3, asked: 3 } },
  },
  {
    name: "two values and a band",
    asked: [five(4, 4, 4, 4, 4), five(4, 4, 4, 4, 4), three(4), null],
    cell: { form: "interval", from: 4, to: 4.4, n: 3, questions: { used: 3, asked: 4 } },
  },
])("mean of $name", ({ asked, cell }) => {
  expect(computeMean(asked, { group: "peer", finished: 5 }, policy)?.cell).toEqual(cell);
});

const at = (group: "manager" | "peer" | "direct_report", value: number, n = 5): GroupFigure => ({
  group,
  cell: { form: "value", value, n },
  span: point(decimal(value)),
  people: n,
});
const between = (from: number, to: number): GroupFigure => {
  const span = { from: decimal(from), to: decimal(to) };
  return { group: "peer", cell: { ...toPrintedSpan(span, policy), n: 3 }, span, people: 3 };
};
const atEnd: GroupFigure = {
  group: "peer",
  cell: { form: "value", value: 4.5, n: 5, end: "high" },
  span: toEndSpan("high", policy),
  people: 5,
};

test.each([
  {
    name: "4,8 and 4,1 make 4,45: no end",
    self: 5,
    voices: [at("manager", 4.8, 1), at("peer", 4.1)],
    expected: {
      others: { form: "value", value: 4.5, n: 6 },
      gap: { form: "value", value: -0.5 },
      state: "inconclusive",
      tag: null,
    },
  },
  {
    name: "a printed 4,5 without a mark makes no end either",
    self: 5,
    voices: [at("peer", 4.5, 11)],
    expected: { others: { form: "value", value: 4.5, n: 11 }, gap: { form: "value", value: -0.5 } },
  },
  {
    name: "nor beside a manager of 4,5",
    self: 5,
    voices: [at("manager", 4.5, 2), at("peer", 4.5, 11)],
    expected: { others: { form: "value", value: 4.5, n: 13 }, gap: { form: "value", value: -0.5 } },
  },
  {
    name: "4,8 and 4,2 make 4,5: an end, judged by what it is",
    self: 5,
    voices: [at("manager", 4.8, 1), at("peer", 4.2)],
    expected: {
      others: { form: "value", value: 4.5, n: 6, end: "high" },
      gap: { form: "interval", from: -0.5, to: 0 },
      state: "none",
      tag: "shared_strength",
    },
  },
  {
    name: "the same end, alone",
    self: 4,
    voices: [atEnd],
    expected: {
      others: { form: "value", value: 4.5, n: 5, end: "high" },
      gap: { form: "interval", from: 0.5, to: 1 },
      state: "inconclusive",
    },
  },
  {
    name: "3,45 against 4 is not half a point",
    self: 4,
    voices: [at("manager", 3, 1), at("peer", 3.9)],
    expected: { state: "inconclusive", tag: null },
  },
  {
    name: "at least 4,75 against 4",
    self: 4,
    voices: [at("manager", 5, 1), between(4.5, 5)],
    expected: {
      others: { form: "interval", from: 4.7, to: 5, n: 4 },
      gap: { form: "interval", from: 0.7, to: 1 },
      state: "notable",
      tag: "recognise_strength",
      mostlyManager: false,
    },
  },
  {
    name: "a blind spot by the manager alone",
    self: 3.4,
    voices: [at("manager", 1.2, 1), at("peer", 3)],
    expected: { gap: { form: "value", value: -1.3 }, tag: "blind_spot", mostlyManager: true },
  },
  {
    name: "near by the manager alone, with a pooled deviation",
    self: 3.4,
    voices: [at("manager", 3.3, 1), at("peer", 2.7, 9)],
    pooledSd: 0.6,
    expected: { tag: "shared_opportunity", mostlyManager: true },
  },
  {
    name: "an interval on both sides of the limit bears no tag",
    self: 3.8,
    voices: [between(3.6, 4)],
    expected: { gap: { form: "interval", from: -0.2, to: 0.2 }, state: "none", tag: null },
  },
  {
    name: "a narrow interval is one number, and is judged whole",
    self: 3.8,
    voices: [between(3.7, 3.9)],
    expected: {
      others: { form: "value", value: 3.8, n: 3, approximate: { from: 3.7, to: 3.9 } },
      gap: { form: "interval", from: -0.1, to: 0.1 },
      state: "none",
      tag: null,
    },
  },
  {
    name: "the noise of 1 and 9 people: n_eff 3.6, 1.96 · 0.5 / √3.6 = 0.52",
    self: 4,
    voices: [at("manager", 3.5, 1), at("peer", 3.5, 9)],
    pooledSd: 0.5,
    expected: { gap: { form: "value", value: -0.5 }, state: "none", tag: "shared_opportunity" },
  },
  {
    name: "a group of weight 0 is not among the others",
    self: 4,
    weights: { ...row, peer: 0 },
    voices: [at("manager", 3, 1), at("peer", 5)],
    expected: { others: { form: "value", value: 3, n: 1 }, othersOf: ["manager"] },
  },
])("$name", ({ self, voices, expected, pooledSd = null, weights = row }) => {
  const result = compareWithOthers(decimal(self), voices, weights, { ...policy, pooledSd });
  expect(result).toMatchObject(expected);
});

test("11 colleagues between 4 and 5: no end, the distribution stands", () => {
  const report = computeSecondReport({
    questionnaire: buildQuestionnaireOfSkills({ listening: 3 }),
    responses: [
      ...buildResponses("subject", [[5, 5, 5]]),
      ...buildResponses(
        "peer",
        [...repeated(5, 5), ...repeated(6, 4)].map((score) => [score, score, score]),
      ),
    ],
    invited: { self: 1, manager: 0, peer: 11, direct_report: 0 },
    policy,
  });
  expect(report.skills[0]!.cells.peer).toEqual({
    form: "value",
    value: 4.5,
    n: 11,
    questions: { used: 3, asked: 3 },
  });
  expect(report.items[0]!.distributions.peer).toEqual([0, 0, 0, 6, 5]);
  expect(report.items[0]!.gaps.peer).toEqual({ gap: { form: "value", value: -0.5 }, state: "none" });
});

test("texts stand where a crowd stands", () => {
  const questionnaire = buildQuestionnaire([
    { skill: "listening" },
    { skill: "listening" },
    { skill: "delegation" },
    {},
    { type: "text" },
  ]);
  const own = { "0": "a\n\nb", "1": "c", "2": "d", "3": "e", "4": "f" };
  const evaluation = {
    questionnaire,
    responses: [
      response("peer", [4, 0, 0, 0, null], own),
      response("peer", [4, 4, 4, 0, null]),
      response("peer", [4, 4, null, 4, null]),
    ],
    invited: { self: 0, manager: 0, peer: 3, direct_report: 0 },
    policy,
  };
  const { items, skills, comments } = computeSecondReport(evaluation);
  expect(items.map((item) => item.comments.peer)).toEqual([["a", "b"], null, null, null, null]);
  expect(items[4]!.answers.peer).toEqual(["f"]);
  expect(skills.map((skill) => skill.comments.peer)).toEqual([["c"], null]);
  expect(comments.peer).toEqual(["d", "e"]);
  const beside = computeSecondReport({ ...evaluation, isolating: ["peer"] });
  expect(beside.comments.peer).toEqual(["a", "b", "c", "d", "e"]);
  expect(beside.items[4]!.answers.peer).toEqual(["f"]);
  expect(beside.groups[0]).toEqual({ group: "peer", invited: 3, answered: null, shown: false });
});
