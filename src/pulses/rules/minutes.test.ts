import { describe, expect, test } from "vitest";
import type { PulseQuestion } from "../contract/content.ts";
import { makeQuestion } from "../testing/questions.ts";
import { pulseQuestionTypes } from "../vocabulary.ts";
import { estimateMinutes } from "./minutes.ts";

describe("the minutes it takes", () => {
  const ask = (...types: PulseQuestion["type"][]) => types.map((type) => makeQuestion({ type }));
  test.each([
    ["nothing", ask(), 0],
    ["a scale", ask("scale"), 1],
    ["three scales", ask("scale", "scale", "scale"), 1],
    ["four scales and a yes or no: 67 s", ask("scale", "scale", "enps", "scale", "true_false"), 2],
    ["five scales and a text: 144 s", ask("scale", "scale", "scale", "scale", "scale", "text"), 3],
    ["one of each: 128 s", ask(...pulseQuestionTypes), 3],
  ])("%s", (_, questions, minutes) => {
    expect(estimateMinutes(questions)).toBe(minutes);
  });
});
