import { expect, test } from "vitest";
import { isWarned, remaining, secondsLeft } from "./inactivity.ts";

const minute = 60_000;

test("the warning comes at 28 minutes without a sign of life, not before", () => {
  expect(isWarned(0, 28 * minute - 1)).toBe(false);
  expect(isWarned(0, 28 * minute)).toBe(true);
});

test("the session ends at 30 minutes, and never counts below zero", () => {
  expect(secondsLeft(0, 28 * minute)).toBe(120);
  expect(secondsLeft(0, 30 * minute)).toBe(0);
  expect(secondsLeft(0, 90 * minute)).toBe(0);
});

test("the countdown reads as minutes and seconds", () => {
  expect(remaining(120)).toBe("2:00");
  expect(remaining(61)).toBe("1:01");
  expect(remaining(9)).toBe("0:09");
});
