import { expect, test } from "vitest";
import { computeSegments, computeAxisShare } from "./chartGeometry.ts";

test("a value stands where its axis says, and never beyond an end", () => {
  const levels = { from: 1, to: 5 };
  expect([1, 2, 3, 5].map((value) => computeAxisShare(value, levels))).toEqual([0, 0.25, 0.5, 1]);
  expect([0, 6].map((value) => computeAxisShare(value, levels))).toEqual([0, 1]);
});

test("what is missing leaves a hole in a line", () => {
  expect(computeSegments([1, 2, null, 3, 4])).toEqual([
    { index: 0, from: 1, to: 2 },
    { index: 3, from: 3, to: 4 },
  ]);
});
