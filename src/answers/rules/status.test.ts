import { expect, test } from "vitest";
import { isOpenFor, statusForMe } from "./status.ts";

test.each([
  ["in_progress", "pending", "to_do"],
  ["in_progress", "completed", "completed"],
  ["in_progress", "declined", "declined"],
  ["review", "completed", "completed"],
  ["review", "pending", null],
  ["completed", "pending", "completed"],
  ["completed", "declined", "completed"],
  ["archived", "completed", "archived"],
  ["draft", "pending", null],
  ["pending", "pending", null],
] as const)("an evaluation %s with my part %s is %s to me", (status, mine, expected) => {
  expect(statusForMe(status, mine)).toBe(expected);
});

test("answers are written only while the collection is open and the part is not finished", () => {
  expect(isOpenFor("in_progress", "pending")).toBe(true);
  expect(isOpenFor("in_progress", "completed")).toBe(false);
  expect(isOpenFor("completed", "pending")).toBe(false);
});
