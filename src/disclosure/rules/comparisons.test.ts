import { describe, expect, test } from "vitest";
import { defaultWeights, resolveSkillWeights } from "#weights/rules/matrix.ts";
import type { Cell, GroupCells, MeanCell, ValueCell } from "../contract.ts";
import { masked } from "./cells.ts";
import { compare, compareItem, type GroupMeanFigures } from "./comparisons.ts";
import { createPolicy } from "./policy.ts";
import { compare as order, fraction, times } from "./fractions.ts";
import { toRange } from "./ranges.ts";
import { computeVarianceShare } from "./weights.ts";

const policy = createPolicy();
const row = defaultWeights.default;
const questions = { used: 3, asked: 3 };

const value = (number: number, n = 5, end?: "high" | "low"): ValueCell =>
  end ? { form: "value", value: number, n, end } : { form: "value", value: number, n };
const point = (number: number, n = 5, end?: "high" | "low"): MeanCell => ({
  ...value(number, n, end),
  questions,
});
const between = (from: number, to: number, n = 3): MeanCell => ({ form: "interval", from, to, n, questions });

type PublishedMeans = Partial<Record<keyof GroupMeanFigures, MeanCell>>;
const figures = (means: PublishedMeans): GroupMeanFigures => {
  const of = (group: keyof GroupMeanFigures) => {
    const cell = means[group];
    return cell ? { cell, range: toRange(cell, policy) } : null;
  };
  return { self: of("self"), manager: of("manager"), peer: of("peer"), direct_report: of("direct_report") };
};
const compared = (means: PublishedMeans, pooledSd: number | null = null) =>
  compare(figures(means), row, createPolicy({ pooledSd })).comparison;

test("a skill's own weights beat its family's, which beat the default", () => {
  const createRow = (self: number) => ({ self, manager: 100 - self, peer: 0, direct_report: 0 });
  const weights = { ...defaultWeights, families: { f: createRow(1) }, skills: { s: createRow(2) } };
  expect(resolveSkillWeights(weights, { id: "s", family: { id: "f" } })).toEqual(createRow(2));
  expect(resolveSkillWeights(weights, { id: "t", family: { id: "f" } })).toEqual(createRow(1));
  expect(resolveSkillWeights(weights, { id: "t", family: { id: "g" } })).toEqual(weights.default);
  expect(resolveSkillWeights(weights, { id: "t", family: null })).toEqual(weights.default);
});

describe("« les autres »", () => {
  test("weigh the visible groups", () => {
    const means = { self: point(3, 1), manager: point(4, 1), peer: point(3), direct_report: point(2) };
    expect(compared(means)).toMatchObject({
      others: value(3.2, 11),
      othersOf: ["manager", "peer", "direct_report"],
    });
  });

  test("are fed by values and intervals; a masked group is left out", () => {
    expect(compared({ manager: point(4, 1), peer: between(3, 4), direct_report: masked })).toMatchObject({
      others: { form: "interval", from: 3.5, to: 4, n: 4 },
      othersOf: ["manager", "peer"],
    });
  });

  test("are a number, the middle, when they are at most 0.2 wide", () => {
    const weighed = { self: 0, manager: 80, peer: 20, direct_report: 0 };
    const { others } = compare(
      figures({ manager: point(4, 1), peer: between(3, 4) }),
      weighed,
      policy,
    ).comparison;
    // 3.8 to 4.
    expect(others).toEqual({ ...value(3.9, 4), approximate: { from: 3.8, to: 4 } });
  });

  test("have reached an end where a range begins at it, not where a number is only rounded to it", () => {
    const weighed = { self: 0, manager: 80, peer: 20, direct_report: 0 };
    const beside = (peer: MeanCell) =>
      compare(figures({ manager: point(4.5, 1), peer }), weighed, policy).comparison.others;
    expect(beside(between(4.5, 5))).toEqual(value(4.5, 4, "high"));
    expect(beside(point(4.5, 11))).toEqual(value(4.5, 12));
  });

  test("are nobody when nothing is published", () => {
    expect(compared({ self: point(3, 1), peer: masked })).toMatchObject({
      others: null,
      othersOf: [],
      gap: null,
    });
  });

  test("never include the self nor a group that weighs nothing", () => {
    const selfOnly = { self: 50, manager: 0, peer: 50, direct_report: 0 };
    const means = figures({ self: point(1, 1), manager: point(1, 1), peer: point(4) });
    expect(compare(means, selfOnly, policy).comparison).toMatchObject({
      others: value(4),
      othersOf: ["peer"],
    });
  });

  test("stop at the ends as soon as a protected group feeds them, and count for what lies behind", () => {
    expect(compared({ manager: point(5, 1), peer: point(4.4) }).others).toEqual(value(4.5, 6, "high"));
    expect(compared({ manager: point(5, 1) }).others).toEqual(value(5, 1));
    const peers = compared({ manager: point(4, 1), peer: point(4.5, 5, "high") });
    expect(peers.others).toEqual({ form: "interval", from: 4.2, to: 4.5, n: 6 });
    const both = { peer: point(4.5, 5, "high"), direct_report: point(4.5, 4, "high") };
    expect(compared(both).others).toEqual(value(4.5, 9, "high"));
  });
});

describe("a gap", () => {
  test("is others minus self, an interval where the others are one or at an end", () => {
    expect(compared({ self: point(4.3, 1), peer: point(3.2) }).gap).toEqual({ form: "value", value: -1.1 });
    const end = compared({ self: point(5, 1), peer: point(4.5, 5, "high") });
    expect(end.gap).toEqual({ form: "interval", from: -0.5, to: 0 });
    const low = compared({ self: point(1, 1), peer: point(1.5, 5, "low") });
    expect(low.gap).toEqual({ form: "interval", from: 0, to: 0.5 });
    expect(compared({ peer: point(3.2) }).gap).toBeNull();
  });

  test.each([
    [3.4, "none"],
    [3.5, "none"],
    [3.6, "inconclusive"],
    [3.7, "inconclusive"],
    [3.8, "notable"],
    [2.5, "none"],
    [2.3, "inconclusive"],
    [2.2, "notable"],
  ])("of a self at 3.0 and others at %d is %s while there is no pooled deviation", (others, state) => {
    expect(compared({ self: point(3, 1), peer: point(others) }).state).toBe(state);
  });

  test.each([
    [0.8, 3, 3.9, "inconclusive"],
    [0.8, 3, 4, "notable"],
    [0.8, 9, 3.6, "notable"],
    [0.1, 9, 3.4, "none"],
    [0.1, 9, 3.5, "notable"],
  ])("with s %d and %i people, others at %d against 3.0 is %s", (s, n, others, state) => {
    expect(compared({ self: point(3, 1), peer: point(others, n) }, s).state).toBe(state);
  });

  test.each([
    [3.7, 4.5, null, "inconclusive"],
    [3.8, 4.5, null, "notable"],
    [3.8, 4.5, 0.8, "inconclusive"],
    [3.5, 4, 0.1, "inconclusive"],
    [3, 3.5, null, "none"],
    [2.6, 3.6, null, "inconclusive"],
  ])("of a self at 3.0 and others from %d to %d, s %s: %s", (from, to, s, state) => {
    expect(compared({ self: point(3, 1), peer: between(from, to) }, s).state).toBe(state);
  });

  test("of two groups is as uncertain as the weights make it", () => {
    const [manager, peer] = [
      { weight: 40, people: 1 },
      { weight: 40, people: 4 },
    ];
    // (Σw)² / Σ(w²/n) is 3.2 people, and 4 for the colleagues alone.
    expect(order(times(computeVarianceShare([manager, peer]), fraction(32, 10)), fraction(1, 1))).toBe(0);
    expect(order(computeVarianceShare([peer]), fraction(1, 4))).toBe(0);
  });
});

describe("a tag", () => {
  test.each([
    [4, 3.8, "shared_strength"],
    [4, 3.7, "shared_opportunity"],
    [3, 3.8, "recognise_strength"],
    [4.5, 3.7, "blind_spot"],
    [3, 3.6, null],
  ])("of a self at %d and others at %d is %s", (self, others, tag) => {
    expect(compared({ self: point(self, 1), peer: point(others) }).tag).toBe(tag);
  });

  test("is given only when every set of answers behind the cells gives it", () => {
    expect(compared({ self: point(4, 1), peer: between(3.5, 4) })).toMatchObject({
      state: "none",
      tag: null,
    });
    expect(compared({ self: point(4, 1), peer: between(4, 4.5) }).tag).toBe("shared_strength");
    expect(compared({ self: point(5, 1), peer: point(4.5, 5, "high") }).tag).toBe("shared_strength");
  });

  test("four colleagues all 5, self 5, manager 4 are no blind spot", () => {
    const means = { self: point(5, 1), manager: point(4, 1), peer: between(4.5, 5, 4) };
    expect(compared(means)).toMatchObject({ state: "inconclusive", tag: null });
  });

  test("says so when it would surely be another one without the manager", () => {
    const means = { self: point(4.5, 1), manager: point(3, 1), peer: point(4.4) };
    expect(compared(means)).toMatchObject({ tag: "blind_spot", mostlyManager: true });
    expect(compared({ ...means, peer: point(3.5) })).toMatchObject({
      tag: "blind_spot",
      mostlyManager: false,
    });
    expect(compared({ ...means, peer: between(3.5, 4.4) }).mostlyManager).toBe(false);
    expect(compared({ self: point(4.5, 1), manager: point(3, 1) }).mostlyManager).toBe(false);
  });
});

describe("one question", () => {
  const cells = (means: Partial<GroupCells>): GroupCells => ({
    self: null,
    manager: null,
    peer: null,
    direct_report: null,
    ...means,
  });
  const band: Cell = { form: "band", from: 3, to: 4 };
  const compareOne = (means: Partial<GroupCells>) =>
    compareItem(cells(means), row, { shown: ["self", "manager", "peer", "direct_report"] }, policy);

  test("has « les autres » when every protected group of the report is a value there", () => {
    const means = { self: value(3, 1), manager: value(4, 1), peer: value(4), direct_report: value(4) };
    expect(compareOne(means)).toMatchObject({ others: value(4, 11), gap: { value: 1 } });
  });

  test.each([
    ["a band", band],
    ["masked", masked],
  ])("has neither « les autres » nor a gap when a shown group is %s there", (_, cell) => {
    const means = { self: value(3, 1), manager: value(4, 1), peer: value(4), direct_report: cell };
    expect(compareOne(means)).toMatchObject({ others: null, gap: null, tag: null });
  });

  test("does without a group that is masked in the whole report", () => {
    const means = cells({ self: value(3, 1), peer: value(4), direct_report: masked });
    expect(compareItem(means, row, { shown: ["self", "peer"] }, policy).others).toEqual(value(4));
  });
});
