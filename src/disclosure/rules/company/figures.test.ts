import { describe, expect, test } from "vitest";
import type { CutCell } from "../../contract/company.ts";
import { createPolicy } from "../policy.ts";
import { fraction } from "../fractions.ts";
import {
  averageReports,
  computeIndex,
  countEffectivePeople,
  computeSpreadOfPeople,
  computeTrend,
  printCutFigure,
  toTrendSide,
} from "./figures.ts";

const numbers = (...tenths: number[]) => tenths.map((each) => ({ low: each, high: each }));
const value = (number: number): CutCell => ({ form: "value", value: number, people: 5 });
const interval = (from: number, to: number): CutCell => ({ form: "interval", from, to, people: 5 });
const masked: CutCell = { form: "masked" };

describe("a figure of a cut", () => {
  test.each([
    ["numbers", numbers(30, 35, 40, 45, 38), { form: "value", value: 3.8, people: 5 }],
    ["half up", numbers(36, 36, 36, 36, 37, 37, 37, 37), { form: "value", value: 3.7, people: 8 }],
    [
      "one approximate number of five is at most a point of a hundred",
      [...numbers(30, 30, 30, 30), { low: 29, high: 31 }],
      { form: "value", value: 3, people: 5 },
    ],
    [
      "two of them are more",
      [...numbers(30, 30, 30), { low: 29, high: 31 }, { low: 29, high: 31 }],
      { form: "interval", from: 2.9, to: 3.1, people: 5 },
    ],
    [
      "rounded outward",
      [...numbers(30, 31, 33), { low: 35, high: 40 }, { low: 45, high: 50 }],
      { form: "interval", from: 3.4, to: 3.7, people: 5 },
    ],
    ["an end: no further than 4.5", numbers(45, 45, 45, 45, 45), { form: "value", value: 4.5, people: 5 }],
    ["what all were given", numbers(50, 50, 50, 50, 50), { form: "interval", from: 4.5, to: 5, people: 5 }],
    [
      "beyond the end, from there on",
      numbers(46, 46, 46, 45, 46),
      { form: "interval", from: 4.5, to: 5, people: 5 },
    ],
    [
      "below the other end",
      [...numbers(10, 10, 10, 10), { low: 10, high: 20 }],
      { form: "interval", from: 1, to: 1.5, people: 5 },
    ],
  ] as const)("of %s", (_, printed, cell) => {
    expect(printCutFigure(averageReports(printed), { people: printed.length })).toEqual(cell);
  });

  test("rests on reports", () => {
    expect(() => averageReports([])).toThrow(RangeError);
  });
});

describe("the contribution index", () => {
  const dimension = (weight: number, figures: CutCell[], least = 1) => ({ weight, figures, least });

  test("follows from the published figures of the cut", () => {
    const skills = dimension(70, [value(3.4), value(3.6), value(3.8)], 3);
    // 0.7 × 3.6 + 0.2 × 4 + 0.1 × 3 = 3.62
    expect(computeIndex([skills, dimension(20, [value(4)]), dimension(10, [value(3)])])).toEqual({
      form: "value",
      value: 66,
    });
  });

  test("takes intervals by their corners", () => {
    expect(computeIndex([dimension(70, [interval(3, 3.4)]), dimension(30, [value(4)])])).toEqual({
      form: "interval",
      from: 57,
      to: 65,
    });
  });

  test("leaves a dimension out that has too few figures, and is not there when all are", () => {
    const few = dimension(70, [value(5), masked, masked], 3);
    expect(computeIndex([few, dimension(20, [value(3)]), dimension(10, [masked])])).toEqual({
      form: "value",
      value: 50,
    });
    expect(computeIndex([few, dimension(20, [masked])])).toBe(null);
    expect(computeIndex([dimension(0, [value(3)])])).toBe(null);
  });

  test.each([
    [value(1), 0],
    [value(5), 100],
    [value(3.3), 58],
  ])("of %o is %i", (cell, index) => {
    expect(computeIndex([dimension(100, [cell])])).toEqual({ form: "value", value: index });
  });
});

describe("a trend", () => {
  const policy = createPolicy();
  const side = (cell: CutCell, people: number) =>
    toTrendSide({ ...(cell as Exclude<CutCell, { form: "masked" }>), people });

  test.each([
    // 1.96 × 0.6 × √(2/20) = 0.37, and 0.07 for each number that is rounded
    ["beyond the noise", value(3), value(3.6), 20, "up"],
    ["beyond it, downwards", value(3.6), value(3), 20, "down"],
    ["beyond chance, and not beyond rounding", value(3), value(3.5), 20, "noise"],
    ["within it with fewer people", value(3), value(3.6), 10, "noise"],
    ["no longer beyond it with half-widths", interval(2.9, 3.1), value(3.5), 20, "noise"],
    ["beyond it and the half-widths", interval(2.9, 3.1), interval(3.5, 3.7), 20, "up"],
  ] as const)("%s", (_, before, now, people, state) => {
    expect(computeTrend(side(before, people), side(now, people), 0.6, policy).state).toBe(state);
  });

  test("says its change by the corners, and is noise while the company is too small to say", () => {
    const trend = computeTrend(side(interval(2.9, 3.1), 9), side(value(4.5), 9), null, policy);
    expect(trend).toMatchObject({ noiseSquared: null, state: "noise" });
    expect(trend.change.low).toEqual({ ...fraction(140, 100) });
  });
});

test.each([
  ["one report each", [1, 1, 1, 1, 1], 5],
  ["six of ten thrice: 22² / 58", [3, 3, 3, 3, 3, 3, 1, 1, 1, 1], 8],
  ["as many each", [2, 2, 2, 2, 2], 5],
  ["one of them often", [12, 1, 1, 1, 1], 1],
])("%s: people as which they count for chance", (_, reports, people) => {
  expect(countEffectivePeople(reports)).toBe(people);
});

test("the deviation between people is pooled over the measures that thirty people have", () => {
  const alternating = (count: number, low: number, high: number) =>
    numbers(...Array.from({ length: count }, (_, index) => (index % 2 ? low : high)));
  expect(computeSpreadOfPeople([alternating(29, 20, 40)])).toBe(null);
  expect(computeSpreadOfPeople([alternating(30, 30, 40)])).toBe(0.5);
  expect(computeSpreadOfPeople([alternating(30, 30, 40), alternating(29, 10, 50)])).toBe(0.5);
  expect(computeSpreadOfPeople([numbers(...Array.from({ length: 30 }, () => 35))])).toBe(0.1);
});
