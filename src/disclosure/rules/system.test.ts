import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { restsOnFewerThan } from "../testing/attack/linear.ts";
import { seeded } from "../testing/build.ts";
import { type GroupAnonymitySet, listIsolatingGroups, listIsolatingUnderAny } from "./system.ts";

const peers = (...people: string[]): GroupAnonymitySet => ({ group: "peer", people });
const reports = (...people: string[]): GroupAnonymitySet => ({ group: "direct_report", people });

describe("a later report of the same person", () => {
  test("masks a group that one more rater has joined", () => {
    expect(listIsolatingGroups([["a", "b", "c"]], [peers("a", "b", "c", "d")], 3)).toEqual(["peer"]);
  });

  test("masks a group that one rater has left", () => {
    expect(listIsolatingGroups([["a", "b", "c", "d"]], [peers("a", "b", "c")], 3)).toEqual(["peer"]);
  });

  test("publishes the same people again, others altogether, or k more of them", () => {
    expect(listIsolatingGroups([["a", "b", "c"]], [peers("a", "b", "c")], 3)).toEqual([]);
    expect(listIsolatingGroups([["a", "b", "c"]], [peers("d", "e", "f")], 3)).toEqual([]);
    expect(listIsolatingGroups([["a", "b", "c"]], [peers("a", "b", "c", "d", "e", "f")], 3)).toEqual([]);
  });

  test("counts somebody who has changed groups as one person", () => {
    const earlier = [
      ["a", "b", "c"],
      ["d", "e", "f"],
    ];
    const later = [peers("a", "b", "c", "d"), reports("e", "f", "g")];
    expect(listIsolatingGroups(earlier, later, 3)).toEqual(["peer", "direct_report"]);
  });

  test("masks the smaller group when either would do", () => {
    const later = [peers("a", "b", "c", "d"), reports("e", "f", "g")];
    expect(listIsolatingGroups([["a", "b", "c", "d", "e", "f", "g", "h"]], later, 3)).toEqual([
      "direct_report",
    ]);
  });
});

/** Two to six reports of one person, of people who also answer as managers, under thresholds that may differ. */
function closeSystem(seed: number) {
  const random = seeded(seed * 7_919 + 5);
  const threshold = () => 3 + Math.floor(random() * 3);
  const same = random() < 0.7 ? threshold() : null;
  const closed: { sets: string[][]; managers: string[]; k: number }[] = [];
  const counts = { groups: 0, masked: 0, managers: 0, isolating: 0 };
  const reportCount = 2 + Math.floor(random() * 5);
  for (let report = 0; report < reportCount; report += 1) {
    const k = same ?? threshold();
    const people = pool.filter(() => random() < 0.8);
    const managed = pool.filter(() => random() < 0.12);
    const raters = people.filter((person) => !managed.includes(person));
    const share = random() < 0.5 ? 9 : 3;
    const later = [
      peers(...raters.filter((_, index) => index % share > 0)),
      reports(...raters.filter((_, index) => index % share === 0)),
    ].filter((group) => group.people.length >= k);
    const earlier = closed.flatMap(({ sets }) => sets);
    const known = closed.flatMap(({ managers }) => managers);
    const thresholds = [k, ...closed.map((one) => one.k)];
    const masked = listIsolatingUnderAny(earlier, later, thresholds, { earlier: known, later: managed });
    const [lowest, before] = [Math.min(...thresholds), later.map((group) => [...group.people])];
    if (isForced([...earlier, ...before], [...known, ...managed], lowest)) counts.isolating += 1;
    counts.groups += later.length;
    counts.masked += masked.filter((group) => group !== "manager").length;
    counts.managers += masked.includes("manager") ? 1 : 0;
    closed.push({
      sets: later.filter(({ group }) => !masked.includes(group)).map((group) => [...group.people]),
      managers: masked.includes("manager") ? [] : managed,
      k,
    });
  }
  const lowest = Math.min(...closed.map(({ k }) => k));
  const all = closed.flatMap(({ sets }) => sets);
  return {
    counts,
    forced: isForced(
      all,
      closed.flatMap(({ managers }) => managers),
      lowest,
    ),
  };
}
const pool = Array.from({ length: 9 }, (_, index) => `p${index}`);

/** By the definition, with the columns of those who are known as managers and without. */
const isForced = (sets: readonly (readonly string[])[], managers: readonly string[], k: number) =>
  [[], managers].some((removed) => {
    const figures = sets
      .map((set) => set.filter((person) => !removed.includes(person)))
      .filter((set) => set.length > 0)
      .map((set, index) => ({ id: `${index}`, terms: Object.fromEntries(set.map((person) => [person, 1])) }));
    return figures.length > 0 && restsOnFewerThan(k, figures);
  });

test(
  "no combination over two to six reports of one person rests on fewer than k people, managers among them",
  { timeout: 600_000 },
  () => {
    const systems = rounds({ short: 1_500, long: 30_000 });
    const total = { groups: 0, masked: 0, managers: 0, isolating: 0 };
    for (let seed = 0; seed < systems; seed += 1) {
      const { counts, forced } = closeSystem(seed);
      expect(forced, `seed ${seed}`).toBe(false);
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += counts[name];
    }
    expect(total.isolating).toBeGreaterThan(systems / 10);
    expect(total.managers).toBeGreaterThan(0);
    noteFigure({
      name: "Several evaluations of one person: combinations about fewer than k people",
      measured: `0 in ${systems} systems of two to six reports (${total.isolating} reports would isolate somebody; ${total.masked} of ${total.groups} groups and ${total.managers} managers hidden)`,
      asked: "0",
    });
  },
);

/** Two projects of one person within 75 days: so many raters each, half of them the same, nine in ten of them finish. */
function hiddenInSecondProject(raters: number, seed: number): boolean | null {
  const random = seeded(seed * 104_729 + raters);
  const half = Math.ceil(raters / 2);
  const people = (project: string) =>
    Array.from({ length: raters }, (_, index) => (index < half ? `both${index}` : `${project}${index}`));
  const finished = (project: string) => people(project).filter(() => random() < 0.9);
  const [first, second] = [finished("first"), finished("second")];
  if (first.length < 3 || second.length < 3) return null;
  return listIsolatingGroups([first], [peers(...second)], 3).length > 0;
}

test("two projects of one person by raters of whom half are the same rarely hide a group", () => {
  const outcomes = Array.from({ length: 7 }, (_, index) => index + 4).flatMap((raters) =>
    Array.from({ length: rounds({ short: 200, long: 5_000 }) }, (__, seed) =>
      hiddenInSecondProject(raters, seed),
    ),
  );
  const shown = outcomes.filter((outcome) => outcome !== null);
  const hidden = shown.filter(Boolean).length;
  expect(hidden / shown.length).toBeLessThan(0.1);
  noteFigure({
    name: "Two projects of one person within 75 days, half of 4 to 10 raters the same, 90 % finish: groups hidden in the second report because of the first",
    measured: `${hidden} of ${shown.length} (${((100 * hidden) / shown.length).toFixed(1)} %)`,
    asked: "printed",
  });
});

test("the same people, whatever their order, need no mask", () => {
  const anonymitySet = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 3 });
  fc.assert(
    fc.property(anonymitySet, (people) => {
      expect(listIsolatingGroups([people], [peers(...people.toReversed())], 3)).toEqual([]);
    }),
  );
});

test("where thresholds differ, a group that only the stricter one would forget still counts", () => {
  const later = [{ group: "peer" as const, people: ["a", "b", "c", "d"] }];
  expect(listIsolatingGroups([["a", "b", "c"]], later, 4)).toEqual([]);
  expect(listIsolatingUnderAny([["a", "b", "c"]], later, [3, 4])).toEqual(["peer"]);
  expect(listIsolatingUnderAny([["e", "f", "g"]], later, [3, 4])).toEqual([]);
});

describe("who answered as manager is known to the reader", () => {
  const managers = (earlier: string[], later: string[] = []) => ({ earlier, later });

  test("four managers of a later report give away the fifth colleague of an earlier one", () => {
    const five = ["a", "b", "c", "d", "e"];
    expect(listIsolatingGroups([five], [], 3, managers([], ["a", "b", "c", "d"]))).toEqual(["manager"]);
    expect(listIsolatingGroups([five], [], 3, managers([], ["a", "b"]))).toEqual([]);
    expect(listIsolatingGroups([five], [], 3, managers([], ["z"]))).toEqual([]);
  });

  test("an earlier manager is no part of the anonymity set of the later colleagues", () => {
    expect(listIsolatingGroups([], [peers("m", "a", "b")], 3, managers(["m"]))).toEqual(["peer"]);
    expect(listIsolatingGroups([], [peers("m", "a", "b", "c")], 3, managers(["m"]))).toEqual([]);
  });

  test("what a manager said by name does not uncover what they said among colleagues before", () => {
    const [six, five] = [
      ["a", "b", "c", "d", "e", "m"],
      ["a", "b", "c", "d", "e"],
    ];
    // The report between them, in which m is the manager, shows no colleagues.
    expect(listIsolatingGroups([six], [peers(...five)], 3, managers([], ["m"]))).toEqual(["peer"]);
    expect(listIsolatingGroups([six], [peers(...five)], 3, managers(["m"]))).toEqual(["peer"]);
    expect(listIsolatingGroups([six], [peers(...five, "m")], 3, managers(["m"]))).toEqual([]);
  });

  test("the same manager in both changes nothing", () => {
    const three = ["a", "b", "c"];
    expect(listIsolatingGroups([three], [peers(...three)], 3, managers(["m"], ["m"]))).toEqual([]);
    expect(listIsolatingUnderAny([three], [peers(...three, "d")], [3], managers(["m"], ["m"]))).toEqual([
      "peer",
    ]);
  });
});

test("earlier reports that isolate somebody already do not excuse the later one", () => {
  const earlier = [
    ["a", "b", "c", "d", "e"],
    ["a", "b", "c", "d", "e", "f"],
  ];
  expect(listIsolatingGroups(earlier, [peers("a", "b", "c")], 3)).toEqual(["peer"]);
  expect(listIsolatingGroups(earlier, [peers("g", "h", "i")], 3)).toEqual([]);
  expect(listIsolatingGroups([...earlier, ["x", "y"]], [peers("g", "h", "i")], 3)).toEqual([]);
});
