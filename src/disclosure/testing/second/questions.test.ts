import { describe, expect, test } from "vitest";
import { alike, policy, reportOf, stars, type Person } from "./build.ts";

/** Weights other than the default ones. */
const weights = (changes: object) => ({ weights: { ...policy.weights, ...changes } });

describe("self against the others on one question", () => {
  const question = (self: number, peer: Person[], changes = {}) =>
    reportOf(stars(1), { self: alike(1, [self]), manager: alike(1, [4]), peer }, changes).items[0];
  const threes = (count: number) => alike(count, [3]);

  test("each group stands beside self: a value, an end, a band that self lies outside of", () => {
    expect(question(5, threes(3))?.gaps).toEqual({
      manager: { gap: { form: "value", value: -1 }, state: "notable" },
      peer: { gap: { form: "interval", from: -2, to: -1 }, state: "notable" },
      direct_report: null,
    });
    expect(question(4, threes(4))?.gaps.peer).toBeNull();
    expect(question(3, threes(4))?.gaps.peer).toBeNull();
    expect(question(2, threes(4))?.gaps.peer).toEqual({
      gap: { form: "interval", from: 1, to: 2 },
      state: "notable",
    });
    expect(question(3, threes(2))?.gaps.peer).toBeNull();
    expect(question(3, threes(5))?.gaps.peer).toEqual({ gap: { form: "value", value: 0 }, state: "none" });
    expect(question(5, alike(5, [5]))?.gaps.peer).toEqual({
      gap: { form: "interval", from: -0.5, to: 0 },
      state: "none",
    });
    expect(question(3, alike(5, [5]))?.gaps.peer).toEqual({
      gap: { form: "interval", from: 1.5, to: 2 },
      state: "notable",
    });
  });

  test("the noise of a band is that of k people", () => {
    // 1.96·0.8/√3 = 0.905, 1.96·0.9/√3 = 1.018
    expect(question(5, threes(4), { pooledSd: 0.8 })?.gaps.peer?.state).toBe("notable");
    expect(question(5, threes(4), { pooledSd: 0.9 })?.gaps.peer?.state).toBe("inconclusive");
  });

  test("there is no « les autres » while a visible protected group is a band or masked", () => {
    const none = { others: null, othersOf: [], gap: null, state: null, tag: null, mostlyManager: false };
    expect(question(5, threes(4))).toMatchObject(none);
    expect(question(5, [...threes(2), [[0]]])).toMatchObject(none);
    expect(question(5, threes(5))).toMatchObject({
      others: { form: "value", value: 3.5, n: 6 },
      othersOf: ["manager", "peer"],
      tag: "blind_spot",
    });
    // Not shown in the report at all: the manager alone.
    expect(question(5, threes(2))).toMatchObject({ others: { value: 4, n: 1 }, othersOf: ["manager"] });
    const row = { self: 0, manager: 100, peer: 0, direct_report: 0 };
    expect(question(5, threes(4), weights({ default: row }))).toMatchObject({ othersOf: ["manager"] });
  });

  test("an end feeds the others by its corners", () => {
    // (4 + [4.5;5])/2 = 4.25 to 4.5
    expect(question(5, alike(5, [5]))?.others).toEqual({ form: "interval", from: 4.2, to: 4.5, n: 6 });
  });
});
