import { expect, test } from "vitest";
import { computeWeightedTenths } from "./weightedMean.ts";

test.each([
  ["one alone says what it says", [[20, 41]], 41],
  [
    "40 · 40 · 20",
    [
      [40, 40],
      [40, 30],
      [20, 35],
    ],
    35,
  ],
  [
    "one left out: the others share its weight",
    [
      [40, 40],
      [20, 35],
    ],
    38,
  ],
  [
    "half a tenth goes up: 2.25 is 2.3",
    [
      [50, 20],
      [50, 25],
    ],
    23,
  ],
  [
    "a third has no end: 3.333",
    [
      [1, 30],
      [2, 35],
    ],
    33,
  ],
  [
    "what weighs nothing is not heard",
    [
      [100, 40],
      [0, 10],
    ],
    40,
  ],
  ["nothing weighs", [[0, 40]], null],
  ["nobody is there", [], null],
] as const)("%s", (_what, parts, expected) => {
  expect(computeWeightedTenths(parts.map(([weight, tenths]) => ({ weight, tenths })))).toBe(expected);
});
