import { describe, expect, test } from "vitest";
import { defaultWeights } from "#evaluations/rules/questionnaire.ts";
import type { Cell, GroupCells, ValueCell } from "../contract.ts";
import { masked } from "./cells.ts";
import { compare, compareItem } from "./comparisons.ts";
import { policyFor } from "./policy.ts";
import { contributions, effectiveSize, skillWeights, weightedMean } from "./weights.ts";

const policy = policyFor();
const row = defaultWeights.default;

const value = (number: number, n = 5, end?: "high" | "low"): ValueCell =>
  end ? { form: "value", value: number, n, end } : { form: "value", value: number, n };
const band: Cell = { form: "band", from: 3, to: 4 };

const cells = (given: Partial<GroupCells>): GroupCells => ({
  self: null,
  manager: null,
  peer: null,
  direct_report: null,
  ...given,
});

const compared = (given: Partial<GroupCells>, pooledSd: number | null = null) =>
  compare(cells(given), row, pooledSd, policy);

describe("the weighted mean", () => {
  const parts = [
    { value: 4, weight: 0.4 },
    { value: 3.5, weight: 0.3 },
  ];

  test("leaves out who is missing and renormalises, with and without self", () => {
    expect(weightedMean([...parts, { value: 5, weight: 0.1 }])).toBeCloseTo(3.9375, 10);
    expect(weightedMean(parts)).toBeCloseTo(3.7857, 4);
  });

  test("of nothing is nothing, not zero", () => {
    expect(weightedMean([])).toBeNull();
    expect(weightedMean([{ value: 4, weight: 0 }])).toBeNull();
  });
});

test("a skill's own weights beat its family's, which beat the default", () => {
  const rowOf = (self: number) => ({ self, manager: 100 - self, peer: 0, direct_report: 0 });
  const weights = { ...defaultWeights, families: { f: rowOf(1) }, skills: { s: rowOf(2) } };
  expect(skillWeights(weights, { id: "s", family: { id: "f" } })).toEqual(rowOf(2));
  expect(skillWeights(weights, { id: "t", family: { id: "f" } })).toEqual(rowOf(1));
  expect(skillWeights(weights, { id: "t", family: { id: "g" } })).toEqual(weights.default);
  expect(skillWeights(weights, { id: "t", family: null })).toEqual(weights.default);
});

describe("« les autres »", () => {
  test("weigh the visible groups", () => {
    const given = { self: value(3, 1), manager: value(4, 1), peer: value(3), direct_report: value(2) };
    expect(compared(given)).toMatchObject({
      others: value(3.2, 11),
      othersOf: ["manager", "peer", "direct_report"],
    });
  });

  test("are fed by values only: a band and a masked group are left out", () => {
    expect(compared({ manager: value(4, 1), peer: band, direct_report: masked })).toMatchObject({
      others: value(4, 1),
      othersOf: ["manager"],
    });
  });

  test("are nobody when nothing is published", () => {
    expect(compared({ self: value(3, 1), peer: masked })).toEqual({
      others: null,
      othersOf: [],
      gap: null,
      state: null,
      tag: null,
    });
  });

  test("never include the self nor a group that weighs nothing", () => {
    const selfOnly = { self: 50, manager: 0, peer: 50, direct_report: 0 };
    const given = cells({ self: value(1, 1), manager: value(1, 1), peer: value(4) });
    expect(compare(given, selfOnly, null, policy)).toMatchObject({
      others: value(4),
      othersOf: ["peer"],
    });
  });

  test("stop at the ends as soon as a protected group feeds them", () => {
    expect(compared({ manager: value(5, 1), peer: value(4.4) }).others).toEqual(value(4.5, 6, "high"));
    expect(compared({ manager: value(5, 1) }).others).toEqual(value(5, 1));
  });

  test("round half away from zero", () => {
    const half = { self: 0, manager: 50, peer: 50, direct_report: 0 };
    const given = cells({ manager: value(3.3, 1), peer: value(3.4) });
    expect(compare(given, half, null, policy).others?.value).toBe(3.4);
  });
});

describe("a gap", () => {
  test("is others minus self, of published numbers", () => {
    expect(compared({ self: value(4.3, 1), peer: value(3.2) }).gap).toEqual({ value: -1.1 });
    expect(compared({ self: value(3, 1), peer: value(4.5, 5, "high") }).gap).toEqual({
      value: 1.5,
      end: "high",
    });
    expect(compared({ peer: value(3.2) }).gap).toBeNull();
  });

  test.each([
    [3.4, "none"],
    [3.5, "inconclusive"],
    [3.7, "inconclusive"],
    [3.8, "notable"],
    [2.6, "none"],
    [2.3, "inconclusive"],
    [2.2, "notable"],
  ])("of a self at 3.0 and others at %d is %s while there is no pooled deviation", (others, state) => {
    expect(compared({ self: value(3, 1), peer: value(others) }).state).toBe(state);
  });

  test.each([
    [0.8, 3, 3.9, "inconclusive"],
    [0.8, 3, 4, "notable"],
    [0.8, 9, 3.5, "inconclusive"],
    [0.8, 9, 3.6, "notable"],
    [0.1, 9, 3.4, "none"],
    [0.1, 9, 3.5, "notable"],
  ])("with s %d and %i people, others at %d against 3.0 is %s", (s, n, others, state) => {
    expect(compared({ self: value(3, 1), peer: value(others, n) }, s).state).toBe(state);
  });

  test("of two groups is as uncertain as the weights make it", () => {
    const given = cells({ manager: value(4, 1), peer: value(4, 4) });
    expect(effectiveSize(contributions(given, row, ["manager", "peer"]))).toBeCloseTo(3.2, 10);
    expect(effectiveSize(contributions(given, row, ["peer"]))).toBe(4);
  });

  test("is certain only as far as the end allows", () => {
    const above = compared({ self: value(5, 1), peer: value(4.5, 5, "high") });
    expect(above).toMatchObject({ state: "none", tag: "shared_strength" });
    const below = compared({ self: value(1, 1), peer: value(1.5, 5, "low") });
    expect(below).toMatchObject({ state: "none", tag: "shared_opportunity" });
    const far = compared({ self: value(3, 1), peer: value(4.5, 5, "high") });
    expect(far).toMatchObject({ state: "notable", tag: "recognise_strength" });
  });
});

test.each([
  [4, 3.8, "shared_strength"],
  [4, 3.7, "shared_opportunity"],
  [3, 3.8, "recognise_strength"],
  [4.5, 3.7, "blind_spot"],
  [3, 3.6, null],
])("self at %d and others at %d: %s", (self, others, tag) => {
  expect(compared({ self: value(self, 1), peer: value(others) }).tag).toBe(tag);
});

describe("one question", () => {
  const compareOne = (given: Partial<GroupCells>) =>
    compareItem(cells(given), row, ["self", "manager", "peer", "direct_report"], policy);

  test("has « les autres » when every protected group of the report is a value there", () => {
    const given = { self: value(3, 1), manager: value(4, 1), peer: value(4), direct_report: value(4) };
    expect(compareOne(given)).toMatchObject({ others: value(4, 11), gap: { value: 1 } });
  });

  test.each([
    ["a band", band],
    ["masked", masked],
  ])("has neither « les autres » nor a gap when a shown group is %s there", (_, cell) => {
    const given = { self: value(3, 1), manager: value(4, 1), peer: value(4), direct_report: cell };
    expect(compareOne(given)).toMatchObject({ others: null, gap: null, tag: null });
  });

  test("does without a group that is masked in the whole report", () => {
    const given = cells({ self: value(3, 1), peer: value(4), direct_report: masked });
    expect(compareItem(given, row, ["self", "peer"], policy).others).toEqual(value(4));
  });
});
