import { expect, test } from "vitest";
import { isWarned, formatRemaining, computeSecondsLeft } from "./inactivity.ts";

const minute = 60_000;

test("the warning comes at 28 minutes without a sign of life, not before", () => {
  expect(isWarned(0, 28 * minute - 1)).toBe(false);
  expect(isWarned(0, 28 * minute)).toBe(true);
});

test("the session ends at 30 minutes, and never counts below zero", () => {
  expect(computeSecondsLeft(0, 28 * minute)).toBe(120);
  expect(computeSecondsLeft(0, 30 * minute)).toBe(0);
  expect(computeSecondsLeft(0, 90 * minute)).toBe(0);
});

test("the countdown reads as minutes and seconds", () => {
  expect(formatRemaining(120)).toBe("2:00");
  expect(formatRemaining(61)).toBe("1:01");
  expect(formatRemaining(9)).toBe("0:09");
});
