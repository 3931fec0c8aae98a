import { describe, expect, test } from "vitest";
import type { QuestionType } from "#skills/vocabulary.ts";
import { estimateMinutes } from "./estimate.ts";

const items = (count: number, type: QuestionType = "star_rating") =>
  Array.from({ length: count }, () => ({ type }));
const pace = (count: number, seconds: number, type: QuestionType = "star_rating") =>
  Array.from({ length: count }, () => ({ type, seconds }));

describe("the minutes left", () => {
  test.each([
    ["24 scales: 24 × 12 s + 20 %, rounded up", items(24), 6],
    ["true or false: 8 s", items(50, "true_false"), 8],
    ["choices: 15 s", items(20, "multiple_choice"), 6],
    ["written questions: 60 s", items(10, "text"), 12],
    ["a mixture", [...items(22), ...items(2, "text")], 8],
    ["under a minute", items(4), 0],
    ["nothing left", [], 0],
  ])("%s", (_, remaining, minutes) => {
    expect(estimateMinutes(remaining)).toBe(minutes);
  });

  test("four answers do not make a pace, five do", () => {
    expect(estimateMinutes(items(20), pace(4, 24))).toBe(5);
    expect(estimateMinutes(items(20), pace(5, 24))).toBe(8);
  });
  test("one long interruption does not change the median", () => {
    expect(estimateMinutes(items(20), [...pace(6, 12), { type: "star_rating", seconds: 3_600 }])).toBe(4);
  });
  test("the pace on scales does not promise that written questions are as short", () => {
    expect(estimateMinutes(items(2, "text"), pace(5, 6))).toBe(1);
    expect(estimateMinutes(items(4, "text"), pace(5, 12))).toBe(4);
  });
  test("it never rises by more than one minute at a time, and falls at once", () => {
    expect(estimateMinutes(items(20), pace(5, 60), 4)).toBe(5);
    expect(estimateMinutes(items(5), [], 9)).toBe(2);
    expect(estimateMinutes(items(20), [], 0)).toBe(1);
  });
});
