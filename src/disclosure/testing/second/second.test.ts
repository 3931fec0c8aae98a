import { describe, expect, test } from "vitest";
import type { GroupCells, SkillResult } from "../../contract.ts";
import { alike, reportOf, stars, type Person } from "./build.ts";

const masked = { form: "masked", reason: "not_enough_answers" };

/** The first skill of a report of three questions on it. */
const skillOf = (...input: Parameters<typeof reportOf>): SkillResult | undefined =>
  reportOf(...input).skills[0];

describe("examples of the issue", () => {
  test("four colleagues all 5, self 5, manager 4: no blind spot is said", () => {
    const skill = skillOf(stars(3), {
      self: alike(1, [5, 5, 5]),
      manager: alike(1, [4, 4, 4]),
      peer: alike(4, [5, 5, 5]),
    });
    const questions = { used: 3, asked: 3 };
    expect(skill?.cells).toEqual({
      self: { form: "value", value: 5, n: 1, questions },
      manager: { form: "value", value: 4, n: 1, questions },
      // Any band may be 4 or 5 in [4;4.5) and in [4.5;5] alike, so the step may be told.
      peer: { form: "interval", from: 4.5, to: 5, n: 4, questions },
      direct_report: null,
    });
    // (4 + 4.5)/2 = 4.25 and (4 + 5)/2 = 4.5.
    expect(skill).toMatchObject({
      others: { form: "interval", from: 4.2, to: 4.5, n: 5 },
      othersOf: ["manager", "peer"],
      gap: { form: "interval", from: -0.8, to: -0.5 },
      state: "inconclusive",
      tag: null,
      mostlyManager: false,
    });
  });

  test("a true gap of −1.0 beyond every corner is a blind spot", () => {
    const skill = skillOf(stars(3), {
      self: alike(1, [5, 5, 5]),
      manager: alike(1, [4, 4, 4]),
      peer: alike(5, [4, 4, 4]),
    });
    expect(skill).toMatchObject({
      others: { form: "value", value: 4, n: 6 },
      gap: { form: "value", value: -1 },
      state: "notable",
      tag: "blind_spot",
      mostlyManager: false,
    });
  });

  test("all direct reports gave 5: « 4,5 et plus » from five people, between 4.5 and 5 under five", () => {
    const mean = (count: number) =>
      skillOf(stars(3), { direct_report: alike(count, [5, 5, 5]) })?.cells.direct_report;
    const questions = { used: 3, asked: 3 };
    expect(mean(2)).toEqual(masked);
    expect(mean(3)).toEqual({ form: "interval", from: 4.5, to: 5, n: 3, questions });
    expect(mean(4)).toEqual({ form: "interval", from: 4.5, to: 5, n: 4, questions });
    expect(mean(5)).toEqual({ form: "value", value: 4.5, end: "high", n: 5, questions });
    expect(mean(9)).toEqual({ form: "value", value: 4.5, end: "high", n: 9, questions });
  });

  test("all direct reports gave 1: « 1,5 et moins »", () => {
    const skill = skillOf(stars(3), { direct_report: alike(6, [1, 1, 1]), self: alike(1, [2, 2, 2]) });
    expect(skill?.cells.direct_report).toMatchObject({ form: "value", value: 1.5, end: "low", n: 6 });
    expect(skill).toMatchObject({
      others: { form: "value", value: 1.5, end: "low", n: 6 },
      gap: { form: "interval", from: -1, to: -0.5 },
      state: "inconclusive",
      tag: null,
    });
  });
});

describe("participation", () => {
  test("a protected group under k is invited, not counted, and hides the total", () => {
    const { participation, groups } = reportOf(
      stars(3),
      { self: alike(1, [3, 3, 3]), peer: alike(4, [3, 3, 3]), direct_report: alike(2, [3, 3, 3]) },
      {},
      { manager: 1, peer: 6, direct_report: 3 },
    );
    expect(participation).toEqual({ invited: 11, answered: null });
    expect(groups).toEqual([
      { group: "self", invited: 1, answered: 1, shown: true, hidden: null },
      { group: "manager", invited: 1, answered: 0, shown: false, hidden: "too_few" },
      { group: "peer", invited: 6, answered: 4, shown: true, hidden: null },
      { group: "direct_report", invited: 3, answered: null, shown: false, hidden: "too_few" },
    ]);
  });

  test("the total stands when every invited protected group is shown", () => {
    const { participation } = reportOf(stars(3), { self: alike(1, [3, 3, 3]), peer: alike(3, [3, 3, 3]) });
    expect(participation).toEqual({ invited: 4, answered: 4 });
  });
});

describe("one question", () => {
  const cellsOf = (peer: readonly Person[], changes = {}): GroupCells | null | undefined =>
    reportOf(stars(1), { self: alike(1, [4]), manager: alike(1, [0]), peer }, changes).items[0]?.cells;
  const levels = (...scores: (number | null)[]): Person[] => scores.map((score) => [[score]]);

  test.each([
    [levels(4, 4), masked],
    [levels(4, 4, 5), { form: "band", from: 4, to: 5 }],
    [levels(2, 3, 3), { form: "band", from: 2, to: 3 }],
    [levels(3, 3, 3, 3), { form: "band", from: 3, to: 4 }],
    [levels(1, 1, 1, 2), { form: "band", from: 1, to: 2 }],
    [levels(5, 5, 5, 5), { form: "band", from: 4, to: 5 }],
    [levels(4, 4, 4, 4, 3), { form: "value", value: 3.8, n: 5 }],
    // 19/6 = 3.17, 27/7 = 3.86, 31/9 = 3.44
    [levels(3, 3, 3, 3, 3, 4), { form: "value", value: 3.2, n: 6 }],
    [levels(4, 4, 4, 4, 4, 4, 3), { form: "value", value: 3.9, n: 7 }],
    [levels(3, 3, 3, 3, 3, 4, 4, 4, 4), { form: "value", value: 3.4, n: 9 }],
    // 22/5 = 4.4; 27/6 = 4.5; 7/5 = 1.4; 8/5 = 1.6
    [levels(4, 4, 4, 5, 5), { form: "value", value: 4.4, n: 5 }],
    [levels(4, 4, 4, 5, 5, 5), { form: "value", value: 4.5, end: "high", n: 6 }],
    [levels(1, 1, 1, 2, 2), { form: "value", value: 1.5, end: "low", n: 5 }],
    [levels(1, 1, 2, 2, 2), { form: "value", value: 1.6, n: 5 }],
    // « Not observed » and not answered do not count.
    [levels(4, 4, 0, 0, null), masked],
    [levels(4, 4, 4, 0, null), { form: "band", from: 4, to: 5 }],
    [levels(4, 4, 4, 4, 4, 0, null), { form: "value", value: 4, n: 5 }],
  ])("of colleagues %j is %j", (people, cell) => {
    expect(cellsOf(people)?.peer).toEqual(cell);
  });

  test("self and manager have a value from one answer and no ends; nobody invited is null", () => {
    expect(cellsOf([])).toEqual({
      self: { form: "value", value: 4, n: 1 },
      manager: masked,
      peer: null,
      direct_report: null,
    });
    const { items } = reportOf(stars(1), { manager: alike(1, [5]) });
    expect(items[0]?.cells?.manager).toEqual({ form: "value", value: 5, n: 1 });
  });

  test("a value waits for the threshold when this one is raised", () => {
    const changes = { k: 6, itemValueFrom: 6 };
    expect(cellsOf(levels(3, 3, 3, 3, 3), changes)?.peer).toEqual(masked);
    expect(cellsOf(levels(3, 3, 3, 3, 3, 3), changes)?.peer).toMatchObject({ form: "value", n: 6 });
  });

  test("people per level from seven, unless the value is at an end", () => {
    const distribution = (...scores: number[]) =>
      reportOf(stars(1), { peer: levels(...scores) }).items[0]?.distributions;
    expect(distribution(1, 2, 3, 3, 3, 4)).toEqual({ peer: null, direct_report: null });
    expect(distribution(1, 2, 3, 3, 3, 4, 0)).toEqual({ peer: null, direct_report: null });
    expect(distribution(1, 2, 3, 3, 3, 4, 5)).toEqual({ peer: [1, 1, 3, 1, 1], direct_report: null });
    expect(distribution(5, 5, 5, 5, 5, 5, 4)?.peer).toBeNull();
  });

  test("choices and true/false are counted from seven people, from one for self and manager, never averaged", () => {
    const counted = (count: number) =>
      reportOf(
        [
          ["multiple_choice", "a"],
          ["true_false", "a"],
        ],
        {
          self: alike(1, [3, 2]),
          manager: alike(1, [0, null]),
          peer: alike(count, [1, 1]),
        },
      );
    expect(counted(6).items.map(({ choices }) => choices.peer)).toEqual([null, null]);
    const [choice, either] = counted(7).items;
    expect(choice?.cells).toBeNull();
    expect(choice?.choices.peer).toEqual([
      { value: 1, count: 7 },
      { value: 2, count: 0 },
      { value: 3, count: 0 },
    ]);
    expect(either?.choices).toEqual({
      self: [
        { value: 1, count: 0 },
        { value: 2, count: 1 },
      ],
      manager: null,
      peer: [
        { value: 1, count: 7 },
        { value: 2, count: 0 },
      ],
      direct_report: null,
    });
    const [skill] = counted(7).skills;
    expect(skill?.positions).toEqual([0, 1]);
    expect(skill?.cells.peer).toEqual(masked);
  });
});
