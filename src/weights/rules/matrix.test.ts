import { expect, test } from "vitest";
import { Weights } from "../contract/matrix.ts";
import { listChangedRows, defaultWeights, selectAskedWeights, presets, sumRow } from "./matrix.ts";

const own = presets.managerHalf;
const weights = { ...defaultWeights, families: { f: own, g: own }, skills: { s: own, t: own } };

test("the defaults are those of the decisions", () => {
  expect(Weights.parse(defaultWeights)).toEqual(defaultWeights);
  expect(defaultWeights.default).toEqual({ self: 0, manager: 40, peer: 40, direct_report: 20 });
  expect(defaultWeights.dimensions).toEqual({ skills: 70, values: 20, objectives: 10 });
});

test.each(Object.entries(presets))("the preset %s totals 100", (_name, row) => {
  expect(sumRow(row)).toBe(100);
});

test.each([
  ["a row of 99", { self: 0, manager: 40, peer: 40, direct_report: 19 }],
  ["half a percent", { self: 0.5, manager: 39.5, peer: 40, direct_report: 20 }],
  ["less than nothing", { self: -20, manager: 60, peer: 40, direct_report: 20 }],
  ["more than everything", { self: 101, manager: -1, peer: 0, direct_report: 0 }],
])("%s is no row", (_what, row) => {
  for (const wrong of [
    { ...defaultWeights, default: row },
    { ...defaultWeights, skills: { s: row } },
  ])
    expect(Weights.safeParse(wrong).success).toBe(false);
});

test("an evaluation keeps the rows of the skills and families that it asks about", () => {
  expect(selectAskedWeights(weights, [{ id: "s", family: { id: "g" } }])).toEqual({
    ...defaultWeights,
    families: { g: own },
    skills: { s: own },
  });
});

test("what changed between two versions is named: a row that comes, goes or differs, and the dimensions", () => {
  expect(listChangedRows(weights, weights)).toEqual([]);
  const after = {
    ...weights,
    default: own,
    families: { f: own },
    skills: { ...weights.skills, u: own },
    dimensions: { skills: 100, values: 0, objectives: 0 },
  };
  expect(listChangedRows(weights, after)).toEqual(["default", "family:g", "skill:u", "dimensions"]);
});
