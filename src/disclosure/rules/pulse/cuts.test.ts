import { describe, expect, test } from "vitest";
import { finishSteps } from "#platform/testing/finishSteps.ts";
import { selectToldCuts, type CutSystem } from "./cuts.ts";

const maxWork = 10_000_000;
const people = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `p${from + index}`);
const system = (cuts: Record<string, string[]>, more: Partial<CutSystem> = {}): CutSystem => ({
  threshold: 5,
  skipped: 0,
  cuts: new Map(Object.entries(cuts)),
  ...more,
});
const tell = (run: CutSystem, ...earlier: CutSystem[]) =>
  [...finishSteps(selectToldCuts(run, earlier, { left: maxWork }))].toSorted();
const without = (all: readonly string[], ...some: string[]) => all.filter((each) => !some.includes(each));

describe("within a run", () => {
  test.each([
    [
      "the whole and a cut that leaves five",
      { company: people(1, 12), "team:a": people(1, 7) },
      ["company", "team:a"],
    ],
    ["the whole minus one cut is four", { company: people(1, 11), "team:a": people(1, 7) }, ["company"]],
    [
      "a direction minus its teams is its manager and three others",
      {
        company: people(1, 30),
        "direction:a": people(1, 16),
        "team:a": people(1, 6),
        "team:b": people(7, 12),
      },
      ["company", "direction:a", "team:b"],
    ],
    [
      "positions and teams together part four",
      { company: people(1, 24), "team:a": people(1, 12), "position:a": people(1, 8) },
      ["company", "team:a"],
    ],
    [
      "teams that are directions too, beside one person in none",
      {
        company: people(1, 16),
        "direction:a": people(1, 5),
        "direction:b": people(6, 10),
        "direction:c": people(11, 15),
        "team:a": people(1, 5),
        "team:b": people(6, 10),
        "team:c": people(11, 15),
      },
      ["company", "direction:b", "direction:c", "team:b", "team:c"],
    ],
  ])("%s", (_, cuts, told) => {
    expect(tell(system(cuts))).toEqual(told);
  });

  test("skippers raise what a combination must rest on", () => {
    const cuts = { company: people(1, 20), "team:a": people(1, 6) };
    expect(tell(system(cuts))).toEqual(["company", "team:a"]);
    expect(tell(system(cuts, { skipped: 2 }))).toEqual(["company"]);
  });
});

describe("beside an earlier run", () => {
  const everyone = people(1, 30);
  const before = system({ company: everyone, "team:a": people(1, 5) });

  test("the same people are told again", () => {
    expect(tell(before, before)).toEqual(["company", "team:a"]);
  });

  test.each([
    ["joins a team of five", people(1, 6), everyone],
    ["leaves the whole run", people(1, 5), without(everyone, "p30")],
    ["joins the whole run", people(1, 5), [...everyone, "p31"]],
  ])("one person who %s hides what tells of them", (_, team, company) => {
    const told = tell(system({ company, "team:a": team }), before);
    expect(told.includes("company")).toBe(company === everyone);
    expect(told.includes("team:a")).toBe(team.length === 5);
  });

  test("one person under two team cuts, by a change of team", () => {
    const earlier = system({ company: everyone, "team:a": people(1, 6), "team:b": people(7, 12) });
    const moved = system({
      company: everyone,
      "team:a": people(1, 5),
      "team:b": [...people(7, 12), "p6"],
    });
    expect(tell(moved, earlier)).toEqual(["company"]);
  });

  test("five people who differ are enough", () => {
    expect(tell(system({ company: people(1, 35) }), before)).toEqual(["company"]);
    expect(tell(system({ company: people(4, 32) }), system({ company: everyone }))).toEqual(["company"]);
    // Beside the team of five it would be four: two who left it stay, and two came.
    expect(tell(system({ company: people(4, 32) }), before)).toEqual([]);
    expect(tell(system({ company: people(3, 32) }), system({ company: everyone }))).toEqual([]);
  });

  test("combinations of several earlier runs count, not pairs alone", () => {
    const [first, second] = [system({ company: people(1, 20) }), system({ company: people(21, 40) })];
    expect(tell(system({ company: people(1, 40) }), first, second)).toEqual(["company"]);
    expect(tell(system({ company: people(1, 41) }), first, second)).toEqual([]);
  });

  test("skippers: the same people are not told again, since the difference may be one who skipped", () => {
    const skipping = system({ company: everyone }, { skipped: 1 });
    expect(tell(skipping, system({ company: everyone }))).toEqual([]);
    expect(tell(system({ company: everyone }), skipping)).toEqual([]);
  });

  test("skippers of every run count", () => {
    const earlier = system({ company: everyone }, { skipped: 1 });
    const replaced = (count: number) =>
      system({ company: [...people(1, 30 - count), ...people(31, 30 + count)] }, { skipped: 1 });
    expect(tell(replaced(3), earlier)).toEqual([]);
    expect(tell(replaced(4), earlier)).toEqual(["company"]);
  });

  test("the higher threshold holds for both", () => {
    const now = system({ company: people(4, 33) }, { threshold: 8 });
    expect(tell(now, system({ company: everyone }))).toEqual([]);
    expect(tell(system({ company: people(4, 33) }), system({ company: everyone }, { threshold: 8 }))).toEqual(
      [],
    );
    expect(tell(system({ company: people(4, 33) }), system({ company: everyone }))).toEqual(["company"]);
  });

  test("an earlier cut that would be too small today hides nothing but what comes near it", () => {
    const small = system({ company: people(1, 40), "team:a": people(1, 5) });
    const now = system({ company: people(9, 50), "team:b": people(30, 45) }, { threshold: 8 });
    expect(tell(now, small)).toEqual(["company", "team:b"]);
  });

  test("what cannot be decided is hidden", () => {
    const earlier = system({ company: everyone, "team:a": people(1, 14), "team:b": people(10, 22) });
    const now = system({ company: without(everyone, ...people(10, 14)) });
    expect(tell(now, earlier)).toEqual(["company"]);
    expect([...finishSteps(selectToldCuts(now, [earlier], { left: 0 }))]).toEqual([]);
  });
});
