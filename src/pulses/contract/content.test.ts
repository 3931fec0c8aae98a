import { describe, expect, test } from "vitest";
import { makeChoice, makeQuestion } from "../testing/questions.ts";
import { PulseQuestion } from "./content.ts";

describe("a key", () => {
  test.each([
    ["pride", true],
    ["month_words-2", true],
    ["0197a0c1-0000-7000-8000-000000000001", true],
    ["", false],
    ["Pride", false],
    ["__proto__", false],
    ["_pride", false],
    ["constructor", false],
    ["a".repeat(61), false],
  ])("« %s » of a question or an option: %s", (key, isAllowed) => {
    const isTaken = (question: unknown) => PulseQuestion.safeParse(question);
    expect(isTaken(makeQuestion({ key })).success).toBe(isAllowed);
    const option = isTaken(makeChoice(key, "other"));
    expect(option.success).toBe(isAllowed);
    if (!isAllowed) expect(option.error?.issues[0]?.path).toEqual(["options", 0, "key"]);
  });
});
