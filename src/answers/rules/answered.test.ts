import { describe, expect, test } from "vitest";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { QuestionType } from "#skills/vocabulary.ts";
import {
  countAnswered,
  awaitsComment,
  isAnswered,
  listMissingComments,
  listMissingRequired,
  hasObservedLittle,
  getTextLimit,
  listTooLong,
  isValidScore,
  isValidText,
} from "./answered.ts";

const skillNamed = (id: string) => ({ id, name: { fr: id, en: null }, family: null });
const item = (position: number, changes: Partial<QuestionnaireItem> = {}): QuestionnaireItem => ({
  position,
  dimension: "skill",
  type: "star_rating",
  text: { fr: "Prend le temps d’écouter.", en: null },
  required: true,
  options: [],
  skill: skillNamed("écoute"),
  sourceId: null,
  ...changes,
});
const options = [1, 2, 3].map((value) => ({ value, fr: `Choix ${value}`, en: null }));
const given = (scores: (number | null)[], texts: Record<string, string> = {}) => ({ scores, texts });

describe("the scores a question takes", () => {
  const roles: ParticipantRole[] = ["subject", "manager", "peer", "direct_report"];
  const allowed: [QuestionType, number[]][] = [
    ["star_rating", [1, 2, 3, 4, 5]],
    ["true_false", [1, 2]],
    ["multiple_choice", [1, 2, 3]],
    ["text", []],
  ];
  test.each(allowed)("%s takes exactly %j, and 0 from others than oneself", (type, scores) => {
    const question = item(0, { type, options: type === "multiple_choice" ? options : [] });
    for (const role of roles) {
      const taken = [-1, 0, 1, 2, 3, 4, 5, 6, 1.5].filter((score) => isValidScore(question, score, role));
      const unseen = type !== "text" && role !== "subject" ? [0] : [];
      expect(taken).toEqual([...unseen, ...scores]);
    }
  });

  test("any answer can be taken back", () => {
    for (const [type] of allowed) expect(isValidScore(item(0, { type }), null, "peer")).toBe(true);
  });
});

test("a written answer holds 4,000 characters and a comment 1,200", () => {
  expect(getTextLimit(item(0, { type: "text" }))).toBe(4_000);
  expect(getTextLimit(item(0))).toBe(1_200);
  expect(isValidText(item(0), "a".repeat(1_200))).toBe(true);
  expect(isValidText(item(0), "a".repeat(1_201))).toBe(false);
  expect(isValidText(item(0), null)).toBe(true);
  // As the server keeps it: an accent typed as a character of its own does not count.
  expect(isValidText(item(0), "e\u0301".repeat(1_200))).toBe(true);
  const texts = { "0": "a".repeat(1_201), "2": "a".repeat(1_200) };
  expect(listTooLong([item(0), item(1), item(2)], { scores: [], texts })).toEqual([item(0)]);
});

describe("what counts as answered", () => {
  test.each([
    ["a level", "star_rating", 4, undefined, true],
    ["not observed", "star_rating", 0, undefined, true],
    ["nothing", "star_rating", null, undefined, false],
    ["a comment alone", "star_rating", null, "Un exemple", false],
    ["words in a written question", "text", null, "Continuez à écouter.", true],
    ["blanks in a written question", "text", null, "  \n", false],
  ] as const)("%s", (_, type, score, text, expected) => {
    expect(isAnswered(item(0, { type }), score, text)).toBe(expected);
  });
});

test("only required questions without an answer stand in the way, in order", () => {
  const items = [item(0), item(1, { required: false }), item(2), item(3, { type: "text" })];
  const answers = given([5, null, null, null]);
  expect(listMissingRequired(items, answers).map(({ position }) => position)).toEqual([2, 3]);
  expect(countAnswered(items, answers)).toBe(1);
});

describe("mandatory comments", () => {
  const other = skillNamed("conseil");
  const items = [item(0), item(1), item(2, { skill: other }), item(3, { skill: other })];
  const skillsAsked = (answers: ReturnType<typeof given>, mandatory = true) =>
    listMissingComments(items, answers, mandatory).map(({ skill, item: { position } }) => [
      skill.id,
      position,
    ]);

  test("nothing is asked when they are not mandatory", () => {
    expect(skillsAsked(given([4, 4, 4, 4]), false)).toEqual([]);
  });
  test("each skill asks for one, under its first observed answer", () => {
    expect(skillsAsked(given([0, 4, 4, 4]))).toEqual([
      ["écoute", 1],
      ["conseil", 2],
    ]);
  });
  test("one comment is enough for a skill", () => {
    expect(skillsAsked(given([4, 4, 4, 4], { 1: "À la réunion de mars." }))).toEqual([["conseil", 2]]);
  });
  test("a blank is not a comment", () => {
    expect(skillsAsked(given([4, 4, 0, 0], { 1: "  " }))).toEqual([["écoute", 0]]);
  });
  test("none is asked after « pas assez observé », nor before an answer", () => {
    expect(skillsAsked(given([0, 0, null, null]))).toEqual([]);
  });
  test("values, objectives and written questions ask for none", () => {
    const rest = [item(0, { dimension: "value", skill: null }), item(1, { type: "text" })];
    expect(listMissingComments(rest, given([4, null], { 1: "Bonjour" }), true)).toEqual([]);
  });
  test("the question says so only while its skill still waits", () => {
    const [first, second] = items as [QuestionnaireItem, QuestionnaireItem];
    expect(awaitsComment(first, items, given([4, 0, null, null]), true)).toBe(true);
    expect(awaitsComment(second, items, given([4, 0, null, null]), true)).toBe(false);
    expect(awaitsComment(first, items, given([4, 4, null, null], { 1: "Un fait." }), true)).toBe(false);
  });
});

test("having observed little means more than half of the given scores", () => {
  const items = [item(0), item(1), item(2), item(3)];
  expect(hasObservedLittle(items, given([0, 0, 4, 4]))).toBe(false);
  expect(hasObservedLittle(items, given([0, 0, 4, null]))).toBe(true);
  expect(hasObservedLittle(items, given([null, null, null, null]))).toBe(false);
});
