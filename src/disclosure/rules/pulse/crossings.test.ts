import { describe, expect, test } from "vitest";
import { wholeRun } from "../../vocabulary.ts";
import { hideThinCrossings } from "./crossings.ts";

const people = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `p${from + index}`);
const toTold = (all: number, cuts: Record<string, string[]>, threshold = 5) =>
  [
    ...hideThinCrossings(new Map([[wholeRun, people(0, all)], ...Object.entries(cuts)]), threshold).keys(),
  ].filter((cut) => cut !== wholeRun);

describe("cuts that cross", () => {
  test.each([
    {
      name: "in a group of four: the position goes",
      all: 24,
      cuts: { "position:a": people(6, 16), "team:a": people(0, 10) },
      told: ["team:a"],
    },
    {
      name: "in groups of five and more: both stay",
      all: 24,
      cuts: { "position:a": people(5, 16), "team:a": people(0, 10) },
      told: ["team:a", "position:a"],
    },
    {
      name: "and leave four in neither",
      all: 20,
      cuts: { "position:a": people(5, 16), "direction:a": people(0, 10) },
      told: ["direction:a"],
    },
    {
      name: "not at all, one within the other, and four left of it",
      all: 24,
      cuts: { "team:a": people(0, 6), "direction:a": people(0, 10) },
      told: ["team:a", "direction:a"],
    },
    {
      name: "not at all, with no person in both",
      all: 24,
      cuts: { "team:a": people(0, 6), "position:a": people(6, 20) },
      told: ["team:a", "position:a"],
    },
    {
      name: "in a run of forty",
      all: 40,
      cuts: { "position:a": people(6, 16), "team:a": people(0, 10) },
      told: ["position:a", "team:a"],
    },
  ])("$name", ({ all, cuts, told }) => {
    expect(toTold(all, cuts)).toEqual(told);
  });

  test("a raised threshold asks for larger groups", () => {
    const cuts = { "position:a": people(5, 16), "team:a": people(0, 10) };
    expect(toTold(24, cuts, 6)).toEqual(["team:a"]);
  });
});
