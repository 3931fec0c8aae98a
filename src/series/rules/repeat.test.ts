import { expect, test } from "vitest";
import { computeDaysToAnswer, parseDays, whyNotRepeat } from "./repeat.ts";

test.each([
  ["draft", false, "not_launched"],
  ["pending", false, null],
  ["in_progress", false, null],
  ["review", false, null],
  ["completed", false, null],
  ["completed", true, "already_repeating"],
  ["archived", false, "evaluation_archived"],
] as const)("%s, repeating %s: %s", (status, isRepeating, reason) => {
  expect(whyNotRepeat({ status, isRepeating })).toBe(reason);
});

test.each([
  ["2026-11-01", "2026-11-15", 14],
  ["2026-11-01", "2026-11-01", 1],
  ["2026-11-01", "2027-11-01", 90],
  ["2026-11-01", null, 21],
])("from %s to %s: %i days", (anchor, dueOn, days) => {
  expect(computeDaysToAnswer(anchor, dueOn, 21)).toBe(days);
});

test.each([
  ["1", 1],
  [" 14 ", 14],
  ["90", 90],
  ["0", null],
  ["91", null],
  ["", null],
  ["1.5", null],
  ["-3", null],
])("« %s » typed: %s", (text, days) => {
  expect(parseDays(text)).toBe(days);
});
