import { describe, expect, test } from "vitest";
import { finishSteps } from "#platform/testing/finishSteps.ts";
import { findGivenAway } from "./bounds.ts";
import type { ToldCell } from "./printedSums.ts";

const listPeople = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `p${from + index}`);
const tell = (people: readonly string[], cell: ToldCell["cell"]): ToldCell => ({
  people,
  answers: people.length,
  cell,
});
const all = listPeople(0, 22);
const counts = (...levels: number[]): ToldCell =>
  tell(all, { form: "scale", mean: { value: 3.4 }, levels, answers: 22 });
const mean = (people: readonly string[], value: number) => tell(people, { form: "scale", mean: { value } });
const shares = (people: readonly string[], ...percents: number[]) =>
  tell(people, {
    form: "options",
    options: percents.map((percent, index) => ({ key: "abc"[index]!, percent })),
  });
const choice = (...options: number[]): ToldCell =>
  tell(all, {
    form: "options",
    answers: 22,
    options: options.map((count, index) => ({ key: "abc"[index]!, count })),
  });

describe("whose answer follows", () => {
  test.each<[string, number, ToldCell[], readonly string[] | null]>([
    ["of nothing", 5, [], null],
    ["of counts alone", 5, [counts(7, 0, 1, 6, 8)], null],
    [
      // Their answers add up to 45 and 24 of 74: to 5 are left the other five, who all answered 1.
      "the five who are in neither of two cuts whose means take the high answers",
      5,
      [counts(7, 0, 1, 6, 8), mean(listPeople(0, 11), 4.1), mean(listPeople(11, 17), 4)],
      listPeople(17, 22),
    ],
    [
      "none of them where one of the means is not told",
      5,
      [counts(7, 0, 1, 6, 8), mean(listPeople(0, 11), 4.1)],
      null,
    ],
    [
      "those in two cuts of which each leaves out one option",
      3,
      [choice(9, 9, 4), shares(listPeople(0, 9), 0, 60, 40), shares(listPeople(7, 16), 60, 40, 0)],
      listPeople(7, 9),
    ],
    [
      "none in two cuts that share two options",
      3,
      [choice(9, 9, 4), shares(listPeople(0, 9), 20, 60, 20), shares(listPeople(7, 16), 60, 40, 0)],
      null,
    ],
  ])("%s", (_, levels, cells, people) => {
    expect(finishSteps(findGivenAway(cells, levels, { left: 1e9 }))).toEqual(people);
  });

  test("one who left the question out may be any of a group", () => {
    const skipped = (cell: ToldCell): ToldCell => ({ ...cell, answers: cell.answers - 1 });
    const cells = [
      skipped(tell(all, { form: "scale", mean: { value: 3.5 }, levels: [6, 0, 1, 6, 8], answers: 21 })),
      mean(listPeople(0, 11), 4.1),
    ];
    expect(finishSteps(findGivenAway(cells, 5, { left: 1e9 }))).toBeNull();
  });
});
