import { describe, expect, test } from "vitest";
import { makeChoice, makeQuestion } from "../testing/questions.ts";
import { maxTextLength } from "../vocabulary.ts";
import { isAnswered, listMissing, tidyAnswers, whyNotSend } from "./answers.ts";

const scale = makeQuestion({ key: "pride" });
const enps = makeQuestion({ key: "enps", type: "enps", scale: null, required: false });
const yesOrNo = makeQuestion({ key: "clear", type: "true_false", scale: null, required: false });
const choice = { ...makeChoice("low", "high"), required: false };
const words = makeQuestion({ key: "words", type: "text", scale: null, required: false });
const questions = [scale, enps, yesOrNo, choice, words];

describe("an answer is sent", () => {
  test.each<[string, Record<string, number | string>]>([
    ["the lowest level", { pride: 1 }],
    ["the highest level", { pride: 5 }],
    ["nothing to recommend", { pride: 3, enps: 0 }],
    ["ten of ten", { pride: 3, enps: 10 }],
    ["no", { pride: 3, clear: 0 }],
    ["yes", { pride: 3, clear: 1 }],
    ["an option", { pride: 3, load: "high" }],
    ["words", { pride: 3, words: "Bravo" }],
    ["blank words where none are required", { pride: 3, words: "  " }],
    ["words of the greatest length", { pride: 3, words: "é".repeat(maxTextLength) }],
  ])("%s", (_, answers) => expect(whyNotSend(questions, answers)).toBeNull());
});

describe("an answer is refused", () => {
  test.each<[string, Record<string, number | string>, string, string]>([
    ["a level that does not exist", { pride: 6 }, "pride", "option"],
    ["no level", { pride: 0 }, "pride", "option"],
    ["a level in words", { pride: "5" }, "pride", "option"],
    ["eleven of ten", { pride: 3, enps: 11 }, "enps", "option"],
    ["neither yes nor no", { pride: 3, clear: 2 }, "clear", "option"],
    ["the option of another question", { pride: 3, load: "medium" }, "load", "option"],
    ["a number for an option", { pride: 3, load: 0 }, "load", "option"],
    ["a number for words", { pride: 3, words: 1 }, "words", "format"],
    ["too many words", { pride: 3, words: "a".repeat(maxTextLength + 1) }, "words", "too_long"],
    ["what the database cannot keep", { pride: 3, words: "a\u0000" }, "words", "format"],
    ["a question that is not asked", { pride: 3, other: 3 }, "other", "option"],
  ])("%s", (_, answers, key, reason) =>
    expect(whyNotSend(questions, answers)).toMatchObject({
      code: "invalid_data",
      fields: { [`answers.${key}`]: { reason } },
    }),
  );

  test("without what is required", () => {
    expect(whyNotSend(questions, { enps: 4 })).toEqual({
      code: "required_questions_missing",
      fields: { "answers.pride": { reason: "required" } },
    });
    expect(listMissing(questions, { enps: 4 })).toEqual([scale]);
    const required = { ...words, required: true };
    expect(whyNotSend([required], { words: " \n" })?.code).toBe("required_questions_missing");
  });

  test("of nothing at all, though nothing is required", () => {
    const fields = { "answers.enps": { reason: "required" } };
    expect(whyNotSend([enps, words], {})).toEqual({ code: "required_questions_missing", fields });
    expect(whyNotSend([enps, words], { words: " " })).toEqual({ code: "required_questions_missing", fields });
    expect(whyNotSend([enps, words], { words: "Bravo" })).toBeNull();
  });
});

test("the lowest answers are answers", () => {
  expect(isAnswered(enps, { enps: 0 })).toBe(true);
  expect(isAnswered(yesOrNo, { clear: 0 })).toBe(true);
  expect(isAnswered(words, { words: " " })).toBe(false);
  expect(isAnswered(words, {})).toBe(false);
});

test("answers are kept in the order of the questions, whatever the order in which they were given", () => {
  const kept = tidyAnswers(questions, { words: " ", load: "low", enps: 0, pride: 2 });
  expect(Object.entries(kept)).toEqual([
    ["pride", 2],
    ["enps", 0],
    ["load", "low"],
  ]);
});

test("what every object has is no answer", () => {
  expect(isAnswered(makeQuestion({ key: "constructor" }), { pride: 3 })).toBe(false);
});
