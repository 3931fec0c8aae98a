import { describe, expect, test } from "vitest";
import type { SkillResult } from "../../contract.ts";
import { alike, policy, reportOf, stars, type Person } from "./build.ts";

const skillOf = (...input: Parameters<typeof reportOf>): SkillResult | undefined =>
  reportOf(...input).skills[0];

/** One skill of three questions; each group gives one level to all of them. */
const levels = (
  given: {
    self?: number;
    manager?: number;
    peer?: [count: number, level: number];
    report?: [number, number];
  },
  changes = {},
) =>
  skillOf(
    stars(3),
    {
      self: given.self === undefined ? [] : alike(1, Array(3).fill(given.self)),
      manager: given.manager === undefined ? [] : alike(1, Array(3).fill(given.manager)),
      peer: given.peer ? alike(given.peer[0], Array(3).fill(given.peer[1])) : [],
      direct_report: given.report ? alike(given.report[0], Array(3).fill(given.report[1])) : [],
    },
    changes,
  );

/** Five colleagues whose mean is 4.4. */
const high: Person[] = [...alike(3, [4, 4, 4]), ...alike(2, [5, 5, 5])];

/** Weights other than the default ones. */
const weights = (changes: object) => ({ weights: { ...policy.weights, ...changes } });

describe("« Les autres »", () => {
  test("weights are renormalised over the groups that have a figure", () => {
    // (40·3 + 40·4 + 20·2)/100 = 3.2; without the direct reports 3.5; without the manager 20/6 = 3.33.
    expect(levels({ manager: 3, peer: [5, 4], report: [5, 2] })).toMatchObject({
      others: { form: "value", value: 3.2, n: 11 },
      othersOf: ["manager", "peer", "direct_report"],
      gap: null,
      state: null,
      tag: null,
    });
    expect(levels({ manager: 3, peer: [5, 4], report: [2, 2] })).toMatchObject({
      others: { form: "value", value: 3.5, n: 6 },
      othersOf: ["manager", "peer"],
    });
    expect(levels({ peer: [5, 4], report: [6, 2] })).toMatchObject({
      others: { form: "value", value: 3.3, n: 11 },
      othersOf: ["peer", "direct_report"],
    });
  });

  test("a group without weight feeds nothing; nobody to feed is null", () => {
    const row = { self: 0, manager: 100, peer: 0, direct_report: 0 };
    expect(levels({ self: 3, manager: 5, peer: [5, 2] }, weights({ default: row }))).toMatchObject({
      others: { form: "value", value: 5, n: 1 },
      othersOf: ["manager"],
    });
    expect(levels({ self: 3, peer: [5, 2] }, weights({ default: row }))).toMatchObject({
      others: null,
      othersOf: [],
      gap: null,
      state: null,
      tag: null,
      mostlyManager: false,
    });
  });

  test("the row of the skill itself beats the default one", () => {
    const row = { self: 0, manager: 75, peer: 25, direct_report: 0 };
    expect(levels({ manager: 3, peer: [5, 4] }, weights({ skills: { a: row } }))?.others).toEqual({
      form: "value",
      value: 3.3,
      n: 6,
    });
  });

  test("a figure fed by a protected group is not shown beyond the ends; its tag is judged by the figure", () => {
    // (5 + 4.4)/2 = 4.7
    const skill = skillOf(stars(3), { self: alike(1, [5, 5, 5]), manager: alike(1, [5, 5, 5]), peer: high });
    expect(skill).toMatchObject({
      others: { form: "value", value: 4.5, end: "high", n: 6 },
      gap: { form: "interval", from: -0.5, to: 0 },
      state: "none",
      tag: "shared_strength",
    });
    // (1 + 1.6)/2 = 1.3
    const low: Person[] = [...alike(2, [1, 1, 1]), ...alike(3, [2, 2, 2])];
    expect(skillOf(stars(3), { manager: alike(1, [1, 1, 1]), peer: low })?.others).toEqual({
      form: "value",
      value: 1.5,
      end: "low",
      n: 6,
    });
    expect(levels({ manager: 5 })?.others).toEqual({ form: "value", value: 5, n: 1 });
  });

  test("manager 5 and colleagues at the end: an interval, or the end when it is narrow", () => {
    // (5 + [4.5;5])/2: 4.75 to 5.
    expect(levels({ manager: 5, peer: [5, 5] })?.others).toEqual({
      form: "interval",
      from: 4.7,
      to: 5,
      n: 6,
    });
    const row = { self: 0, manager: 60, peer: 40, direct_report: 0 };
    expect(levels({ manager: 5, peer: [5, 5] }, weights({ default: row }))?.others).toEqual({
      form: "value",
      value: 4.5,
      end: "high",
      n: 6,
    });
  });

  test("two groups at the same end are that end, at opposite ends an interval", () => {
    expect(levels({ peer: [5, 5], report: [5, 5] })?.others).toEqual({
      form: "value",
      value: 4.5,
      end: "high",
      n: 10,
    });
    // (40·4.5 + 20·1)/60 = 3.33 and (40·5 + 20·1.5)/60 = 3.83.
    expect(levels({ peer: [5, 5], report: [5, 1] })?.others).toMatchObject({
      form: "interval",
      from: 3.3,
      to: 3.9,
    });
  });
});

describe("gap, state and tag", () => {
  test.each([
    [5, 4, { form: "value", value: -1 }, "notable", "blind_spot"],
    [3, 4, { form: "value", value: 1 }, "notable", "recognise_strength"],
    [4, 4, { form: "value", value: 0 }, "none", "shared_strength"],
    [3, 3, { form: "value", value: 0 }, "none", "shared_opportunity"],
  ])("self %d, five colleagues %d", (self, level, gap, state, tag) => {
    expect(levels({ self, peer: [5, level] })).toMatchObject({ gap, state, tag, mostlyManager: false });
  });

  test("between half a point and 0.75 nothing is concluded", () => {
    expect(skillOf(stars(3), { self: alike(1, [5, 5, 5]), peer: high })).toMatchObject({
      gap: { form: "value", value: -0.6 },
      state: "inconclusive",
      tag: null,
    });
  });

  test("an interval is notable where its nearest corner is, and tells a tag that every corner allows", () => {
    // [3;4) three times, of four people: 3 to 3.75 each; 12 + 15 + 15 quarters are 3.5, so the step is told.
    expect(levels({ self: 5, peer: [4, 3] })).toMatchObject({
      others: { form: "interval", from: 3, to: 3.5, n: 4 },
      gap: { form: "interval", from: -2, to: -1.5 },
      state: "notable",
      tag: "blind_spot",
    });
    expect(levels({ self: 4, peer: [4, 3] })).toMatchObject({ state: "inconclusive", tag: null });
    expect(levels({ self: 3, peer: [4, 3] })).toMatchObject({ state: "none", tag: "shared_opportunity" });
    // Of three people, 9 + 11 + 11 thirds stay under 3.5: 3 to 4.
    expect(levels({ self: 5, peer: [3, 3] })).toMatchObject({
      others: { form: "interval", from: 3, to: 4, n: 3 },
      gap: { form: "interval", from: -2, to: -1 },
      state: "notable",
      tag: "blind_spot",
    });
  });

  test("an interval on both sides of 3.75 is neither strength nor opportunity", () => {
    // [4;5] [4;5] [2;3): 3.33 to 4.33, self 4.
    const apart = skillOf(stars(3), { self: alike(1, [4, 4, 4]), peer: alike(3, [4, 4, 2]) });
    expect(apart?.cells.peer).toMatchObject({ form: "interval", from: 3.3, to: 4.4 });
    expect(apart).toMatchObject({ state: "inconclusive", tag: null });
    // Self and manager 3.7.
    const near = skillOf(stars(3), {
      self: alike(1, [4, 4, 3]),
      manager: alike(1, [4, 4, 3]),
      peer: alike(4, [4, 4, 3]),
    });
    // Colleagues [4;5] [4;5] [3;4): 3.67 to 4.67, no step: in [4.5;5] the last could not be 3.
    expect(near?.cells.peer).toMatchObject({ form: "interval", from: 3.6, to: 4.7 });
    expect(near).toMatchObject({
      others: { form: "interval", from: 3.6, to: 4.2 },
      state: "none",
      tag: null,
    });
  });

  test("with a pooled deviation a gap must be beyond the noise of the effective number of people", () => {
    // n_eff of 1 and 5 people at 40/40: 6400/1920 = 3.33; noise 1.96·0.8/√3.33 = 0.86.
    const manager: Person[] = alike(1, [4, 4, 4]);
    const skill = (colleagues: Person[], pooledSd: number | null) =>
      skillOf(stars(3), { self: alike(1, [5, 5, 5]), manager, peer: colleagues }, { pooledSd });
    // Colleagues 4.4: others 4.2, gap −0.8.
    expect(skill(high, null)).toMatchObject({ state: "notable", tag: "blind_spot" });
    expect(skill(high, 0.8)).toMatchObject({ gap: { value: -0.8 }, state: "inconclusive", tag: null });
    expect(skill(high, 0.7)).toMatchObject({ state: "notable", tag: "blind_spot" });
    // From half a point on when the noise is smaller: 16 colleagues 4.4, alone −0.6, noise 1.96·0.9/4 = 0.44.
    const many: Person[] = [...alike(10, [4, 4, 4]), ...alike(6, [5, 5, 5])];
    const alone = (pooledSd: number | null) =>
      skillOf(stars(3), { self: alike(1, [5, 5, 5]), peer: many }, { pooledSd });
    expect(alone(null)).toMatchObject({ gap: { value: -0.6 }, state: "inconclusive", tag: null });
    expect(alone(0.9)).toMatchObject({ gap: { value: -0.6 }, state: "notable", tag: "blind_spot" });
  });

  test("half a point is no gap, unless it is beyond the noise", () => {
    const people: Person[] = [...alike(8, [4, 4, 4]), ...alike(8, [3, 3, 3])];
    const at = (pooledSd: number | null) =>
      skillOf(stars(3), { self: alike(1, [4, 4, 4]), peer: people }, { pooledSd });
    expect(at(null)).toMatchObject({ gap: { value: -0.5 }, state: "none", tag: "shared_opportunity" });
    // 1.96·1/4 = 0.49
    expect(at(1)).toMatchObject({ gap: { value: -0.5 }, state: "notable", tag: "blind_spot" });
    expect(at(1.1)).toMatchObject({ gap: { value: -0.5 }, state: "none", tag: "shared_opportunity" });
  });
});

describe("« surtout selon la ou le gestionnaire »", () => {
  test("when the tag is impossible without the manager", () => {
    // Others (2 + 4.4)/2 = 3.2; the colleagues alone −0.6.
    const skill = skillOf(stars(3), { self: alike(1, [5, 5, 5]), manager: alike(1, [2, 2, 2]), peer: high });
    expect(skill).toMatchObject({ tag: "blind_spot", mostlyManager: true });
    expect(levels({ self: 5, manager: 2, peer: [5, 4] })).toMatchObject({
      tag: "blind_spot",
      mostlyManager: false,
    });
    expect(levels({ self: 5, manager: 2 })).toMatchObject({ tag: "blind_spot", mostlyManager: false });
  });

  test("a tag that some place of an interval would get is not the manager's alone", () => {
    // Colleagues 4 to 4.5 (a step); (2 + 4)/2 = 3 to 3.25, self 5.
    expect(levels({ self: 5, manager: 2, peer: [3, 4] })).toMatchObject({
      tag: "blind_spot",
      mostlyManager: false,
    });
    // Colleagues 3 to 4 (of three), self 3: at 4 they alone would say the same.
    expect(levels({ self: 3, manager: 5, peer: [3, 3] })).toMatchObject({
      others: { form: "interval", from: 4, to: 4.5 },
      tag: "recognise_strength",
      mostlyManager: false,
    });
    // Colleagues 4.5 to 5: −0.5 at most.
    expect(levels({ self: 5, manager: 2, peer: [3, 5] })).toMatchObject({
      tag: "blind_spot",
      mostlyManager: true,
    });
  });

  test("a shared strength or opportunity that the others alone would not share", () => {
    // Self 4, manager 4, weights 80/20: others (80·4 + 20·3)/100 = 3.8; colleagues 3: −1.
    const row = { self: 0, manager: 80, peer: 20, direct_report: 0 };
    expect(levels({ self: 4, manager: 4, peer: [5, 3] }, weights({ default: row }))).toMatchObject({
      others: { value: 3.8 },
      tag: "shared_strength",
      mostlyManager: true,
    });
  });
});
