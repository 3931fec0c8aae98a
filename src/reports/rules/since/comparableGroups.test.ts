import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { restsOnFewerThan } from "#disclosure/testing/attack/linear.ts";
import type { GroupMember } from "#evaluations/rules/related.ts";
import { protectedRoles } from "#evaluations/vocabulary.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { type ClosedReport, listComparableGroups, listComparedGroups } from "./comparableGroups.ts";

const ask = (words: string): ClosedReport["questions"][number] => ({
  sourceId: null,
  text: { fr: words, en: null },
  dimension: "skill",
  skill: null,
  isOccasional: false,
});

type People = Partial<Record<InvitedRole, string>>;

/** People are letters; every group that reaches the threshold is shown, and the manager. */
function buildReport(id: string, people: People, more: Partial<ClosedReport> = {}): ClosedReport {
  const threshold = more.threshold ?? 3;
  const groups = Object.entries(people) as [InvitedRole, string][];
  const finished: GroupMember[] = groups.flatMap(([role, letters]) =>
    Array.from(letters).map((letter) => ({ id: letter, role })),
  );
  const shown = groups
    .filter(([role, letters]) => role === "manager" || letters.length >= threshold)
    .map(([group, letters]) => ({ group, answered: letters.length }));
  return { id, threshold, finished, shown, questions: [ask("Écoute.")], hasJointGroup: false, ...more };
}

const compared = (...reports: ClosedReport[]) => Object.fromEntries(listComparableGroups(reports));

describe("the groups that two reports of a person may compare, whenever they closed", () => {
  test.each<[string, People, People, { past: string[]; now: string[] }]>([
    ["the same people", { peer: "abcd" }, { peer: "abcd" }, { past: ["peer"], now: ["peer"] }],
    ["other people", { peer: "abc" }, { peer: "def" }, { past: ["peer"], now: ["peer"] }],
    ["one person more", { peer: "abc" }, { peer: "abcd" }, { past: ["peer"], now: [] }],
    ["one person less", { peer: "abcd" }, { peer: "abc" }, { past: ["peer"], now: [] }],
    ["three people more", { peer: "abc" }, { peer: "abcdef" }, { past: ["peer"], now: ["peer"] }],
    [
      "one group fails, the other does not",
      { peer: "abcd", direct_report: "xyz" },
      { peer: "abcd", direct_report: "xyzw" },
      { past: ["peer", "direct_report"], now: ["peer"] },
    ],
    [
      "the manager, beside colleagues",
      { manager: "m", peer: "abc" },
      { manager: "n", peer: "abc" },
      { past: ["manager", "peer"], now: ["manager", "peer"] },
    ],
    [
      "colleagues who answer as managers later",
      { peer: "abcde" },
      { manager: "abcd" },
      { past: ["peer"], now: [] },
    ],
  ])("%s", (_what, past, now, expected) => {
    expect(compared(buildReport("past", past), buildReport("now", now))).toEqual(expected);
  });

  test("a group that fails beside one report is compared with no other: chains of comparisons are safe too", () => {
    const reports = [
      buildReport("first", { peer: "abcd" }),
      buildReport("second", { peer: "abce" }),
      buildReport("third", { peer: "ghij" }),
    ];
    expect(compared(...reports)).toEqual({ first: ["peer"], second: [], third: ["peer"] });
  });

  test("both groups taken together, by whom somebody could be found between two reports, have their part", () => {
    const joint = buildReport("joint", { peer: "ab", direct_report: "cd" }, { hasJointGroup: true });
    const [past, now] = [buildReport("past", { peer: "abc" }), buildReport("now", { peer: "abc" })];
    expect(compared(joint, past, now)).toEqual({ joint: [], past: [], now: [] });
    expect(compared(past, joint, now)).toEqual({ past: ["peer"], joint: [], now: ["peer"] });
    const others = [buildReport("past", { peer: "efg" }), buildReport("now", { peer: "efg" })];
    expect(compared(joint, ...others)).toEqual({ joint: [], past: ["peer"], now: ["peer"] });
  });

  test("reports that share nothing are assessed apart", () => {
    const other = { questions: [ask("Délègue.")] };
    expect(
      compared(buildReport("past", { peer: "abc" }), buildReport("now", { peer: "abcd" }, other)),
    ).toEqual({ past: ["peer"], now: ["peer"] });
  });

  test("under different thresholds, the lower one holds too", () => {
    const stricter = buildReport("now", { peer: "abcdef" }, { threshold: 5 });
    expect(compared(buildReport("past", { peer: "abcd" }), stricter)).toEqual({ past: ["peer"], now: [] });
  });

  test("where the participants no longer say who finished, the group is compared with nothing", () => {
    const shown = [{ group: "peer" as const, answered: 5 }];
    const forgotten = buildReport("past", { peer: "abcd" }, { shown });
    expect(compared(forgotten, buildReport("now", { peer: "abcd" }))).toEqual({ past: [], now: ["peer"] });
    const unsaid = buildReport("past", { peer: "abcd" }, { shown: [{ group: "peer", answered: null }] });
    expect(compared(unsaid)).toEqual({ past: [] });
    const manager = buildReport("past", { manager: "m" }, { shown: [{ group: "manager", answered: null }] });
    expect(compared(manager)).toEqual({ past: ["manager"] });
  });

  test("a group that a report hides is compared with nothing", () => {
    expect(compared(buildReport("past", { peer: "ab" }))).toEqual({ past: [] });
  });
});

test("whatever the reports, all that is compared rests on at least k people in every combination", () => {
  const letters = Array.from("abcdefgh");
  const anyCrowd = fc.subarray(letters);
  const anyReports = fc.array(fc.tuple(anyCrowd, fc.subarray(letters, { maxLength: 4 })), {
    minLength: 2,
    maxLength: 4,
  });
  let total = 0;
  fc.assert(
    fc.property(anyReports, (drawn) => {
      const reports = drawn.map(([people, below], index) =>
        buildReport(String(index), {
          peer: people.filter((one) => !below.includes(one)).join(""),
          direct_report: below.join(""),
        }),
      );
      const groups = listComparableGroups(reports);
      const sets = reports.flatMap(({ id, finished }) =>
        protectedRoles
          .filter((role) => groups.get(id)?.includes(role))
          .map((role) => finished.filter((one) => one.role === role).map((one) => one.id)),
      );
      total += sets.length;
      const figures = sets.map((people, index) => ({
        id: String(index),
        terms: Object.fromEntries(people.map((one) => [one, 1])),
      }));
      expect(restsOnFewerThan(3, figures)).toBe(false);
    }),
    { numRuns: 60 },
  );
  expect(total).toBeGreaterThan(60);
});

test.each<[string, string, string, InvitedRole[]]>([
  ["the same manager", "m", "m", ["manager", "peer"]],
  ["the same two, in whatever order", "mn", "nm", ["manager", "peer"]],
  ["another manager", "m", "n", ["peer"]],
  ["one more", "m", "mn", ["peer"]],
])("what managers say is compared where they are the same people: %s", (_, before, after, expected) => {
  const past = buildReport("past", { manager: before, peer: "abc" });
  const now = buildReport("now", { manager: after, peer: "abc" });
  expect(listComparedGroups(past, now, listComparableGroups([past, now])).toSorted()).toEqual(expected);
});
