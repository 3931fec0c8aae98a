import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { restsOnFewerThan } from "../testing/attack/linear.ts";
import { seeded } from "../testing/build.ts";
import { type GroupAnonymitySet, isolatingGroups, isolatingUnderAny } from "./system.ts";

const peers = (...people: string[]): GroupAnonymitySet => ({ group: "peer", people });
const reports = (...people: string[]): GroupAnonymitySet => ({ group: "direct_report", people });

describe("a later report of the same person", () => {
  test("masks a group that one more rater has joined", () => {
    expect(isolatingGroups([["a", "b", "c"]], [peers("a", "b", "c", "d")], 3)).toEqual(["peer"]);
  });

  test("masks a group that one rater has left", () => {
    expect(isolatingGroups([["a", "b", "c", "d"]], [peers("a", "b", "c")], 3)).toEqual(["peer"]);
  });

  test("publishes the same people again, others altogether, or k more of them", () => {
    expect(isolatingGroups([["a", "b", "c"]], [peers("a", "b", "c")], 3)).toEqual([]);
    expect(isolatingGroups([["a", "b", "c"]], [peers("d", "e", "f")], 3)).toEqual([]);
    expect(isolatingGroups([["a", "b", "c"]], [peers("a", "b", "c", "d", "e", "f")], 3)).toEqual([]);
  });

  test("counts somebody who has changed groups as one person", () => {
    const earlier = [
      ["a", "b", "c"],
      ["d", "e", "f"],
    ];
    const later = [peers("a", "b", "c", "d"), reports("e", "f", "g")];
    expect(isolatingGroups(earlier, later, 3)).toEqual(["peer", "direct_report"]);
  });

  test("masks the smaller group when either would do", () => {
    const later = [peers("a", "b", "c", "d"), reports("e", "f", "g")];
    expect(isolatingGroups([["a", "b", "c", "d", "e", "f", "g", "h"]], later, 3)).toEqual(["direct_report"]);
  });
});

test(
  "no combination over up to three reports of one person rests on fewer than k people",
  { timeout: 600_000 },
  () => {
    const evaluations = rounds({ short: 500, long: 30_000 });
    const counts = { isolating: 0, masked: 0, groups: 0 };
    for (let seed = 0; seed < evaluations; seed += 1) {
      const random = seeded(seed * 7_919 + 5);
      const k = 3 + Math.floor(random() * 3);
      const anonymitySet = (share: number) =>
        Array.from({ length: 9 }, (_, index) => `p${index}`).filter(() => random() < share);
      let published: string[][] = [];
      for (let report = 0; report < 3; report += 1) {
        const people = anonymitySet(0.8);
        const [one, two] = [
          people.filter((_, index) => index % 3 > 0),
          people.filter((_, index) => index % 3 === 0),
        ];
        const later = [peers(...one), reports(...two)].filter((group) => group.people.length >= k);
        const figures = (groups: readonly (readonly string[])[]) =>
          groups.map((group, index) => ({
            id: `${index}`,
            terms: Object.fromEntries(group.map((person) => [person, 1])),
          }));
        const all = [...published, ...later.map((group) => [...group.people])];
        if (all.length > 0 && restsOnFewerThan(k, figures(all))) counts.isolating += 1;
        const masked = isolatingGroups(published, later, k);
        counts.groups += later.length;
        counts.masked += masked.length;
        published = [
          ...published,
          ...later.filter(({ group }) => !masked.includes(group)).map((group) => [...group.people]),
        ];
        if (published.length > 0) expect(restsOnFewerThan(k, figures(published))).toBe(false);
      }
    }
    expect(counts.isolating).toBeGreaterThan(evaluations / 10);
    noteFigure({
      name: "Several evaluations of one person: combinations about fewer than k people",
      measured: `0 in ${evaluations} series of three (${counts.isolating} of them before masking; ${counts.masked} of ${counts.groups} groups masked)`,
      asked: "0",
    });
  },
);

test("the same people, whatever their order, need no mask", () => {
  const anonymitySet = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 3 });
  fc.assert(
    fc.property(anonymitySet, (people) => {
      expect(isolatingGroups([people], [peers(...people.toReversed())], 3)).toEqual([]);
    }),
  );
});

test("where thresholds differ, a group that only the stricter one would forget still counts", () => {
  const later = [{ group: "peer" as const, people: ["a", "b", "c", "d"] }];
  expect(isolatingGroups([["a", "b", "c"]], later, 4)).toEqual([]);
  expect(isolatingUnderAny([["a", "b", "c"]], later, [3, 4])).toEqual(["peer"]);
  expect(isolatingUnderAny([["e", "f", "g"]], later, [3, 4])).toEqual([]);
});

describe("who answered as manager is known to the reader", () => {
  const managers = (earlier: string[], later: string[] = []) => ({ earlier, later });

  test("four managers of a later report give away the fifth colleague of an earlier one", () => {
    const five = ["a", "b", "c", "d", "e"];
    expect(isolatingGroups([five], [], 3, managers([], ["a", "b", "c", "d"]))).toEqual(["manager"]);
    expect(isolatingGroups([five], [], 3, managers([], ["a", "b"]))).toEqual([]);
    expect(isolatingGroups([five], [], 3, managers([], ["z"]))).toEqual([]);
  });

  test("an earlier manager is no part of the anonymity set of the later colleagues", () => {
    expect(isolatingGroups([], [peers("m", "a", "b")], 3, managers(["m"]))).toEqual(["peer"]);
    expect(isolatingGroups([], [peers("m", "a", "b", "c")], 3, managers(["m"]))).toEqual([]);
  });

  test("the same manager in both changes nothing", () => {
    const three = ["a", "b", "c"];
    expect(isolatingGroups([three], [peers(...three)], 3, managers(["m"], ["m"]))).toEqual([]);
    expect(isolatingUnderAny([three], [peers(...three, "d")], [3], managers(["m"], ["m"]))).toEqual(["peer"]);
  });
});

test("earlier reports that isolate somebody already do not excuse the later one", () => {
  const earlier = [
    ["a", "b", "c", "d", "e"],
    ["a", "b", "c", "d", "e", "f"],
  ];
  expect(isolatingGroups(earlier, [peers("a", "b", "c")], 3)).toEqual(["peer"]);
  expect(isolatingGroups(earlier, [peers("g", "h", "i")], 3)).toEqual([]);
  expect(isolatingGroups([...earlier, ["x", "y"]], [peers("g", "h", "i")], 3)).toEqual([]);
});
