import { describe, expect, test } from "vitest";
import { defaultWeights } from "#weights/rules/matrix.ts";
import type { Response } from "../contract.ts";
import { buildQuestionnaire, buildResponses, computeReport, seeded } from "../testing/build.ts";
import { computeSnapshot } from "./computeSnapshot.ts";
import { hasJointGroup } from "./columns.ts";
import { createPolicy } from "./policy.ts";
import { listIsolatingGroups } from "./system.ts";

const questionnaire = buildQuestionnaire([
  ...Array.from({ length: 3 }, () => ({ skill: "listening" })),
  { skill: "listening", type: "true_false" },
]);
const policy = createPolicy({ joins: true });
const self = buildResponses("subject", [[2, 2, 2, 1]]);
const several = (role: "peer" | "direct_report", count: number, score = 4) =>
  buildResponses(
    role,
    Array.from({ length: count }, () => [score, score, score, 1]),
  );
const both = (peers: number, directReports: number) => [
  ...self,
  ...several("peer", peers),
  ...several("direct_report", directReports),
];
const masked = { form: "masked", reason: "not_enough_answers" };
const report = (responses: readonly Response[], change: Partial<typeof policy> = {}) =>
  computeReport(questionnaire, responses, { policy: { ...policy, ...change } });

describe("colleagues and direct reports together", () => {
  test("say what neither may say alone, and nothing tells how many they are", () => {
    const { items, skills, groups, participation } = report(both(2, 1));
    expect(items.map(({ joint }) => joint)).toEqual([
      ...Array.from({ length: 3 }, () => ({ form: "band", from: 4, to: 5 })),
      null,
    ]);
    const [skill] = skills;
    expect(skill?.joint).toEqual({ form: "interval", from: 4, to: 4.5, questions: { used: 3, asked: 3 } });
    expect(skill?.cells).toMatchObject({ peer: masked, direct_report: masked });
    expect(skill?.others).toEqual({ form: "interval", from: 4, to: 4.5, n: null });
    expect(skill?.othersOf).toEqual(["joint"]);
    expect([skill?.state, skill?.tag]).toEqual(["notable", "recognise_strength"]);
    expect(items[0]?.gaps.joint?.gap).toEqual({ form: "interval", from: 2, to: 3 });
    expect([groups.map(({ answered }) => answered), participation.answered]).toEqual([[1, null, null], null]);
  });

  test("say a number from five people, without theirs, and end at the ends", () => {
    const strict = { k: 4, itemValueFrom: 5 };
    expect(report(both(3, 3), strict).items[0]?.joint).toEqual({ form: "value", value: 4 });
    const well = [...self, ...several("peer", 3, 5), ...several("direct_report", 3, 5)];
    const { skills, items } = report(well, strict);
    expect(items[0]?.joint).toEqual({ form: "value", value: 4.5, end: "high" });
    expect(items[0]?.others).toEqual({ form: "value", value: 4.5, end: "high", n: null });
    expect(skills[0]?.joint).toMatchObject({ form: "value", value: 4.5, end: "high" });
  });

  test("leave each band whole for whoever knows how many answered", () => {
    const answers = [
      [1, 1, 1, 1],
      [2, 2, 1, 1],
      [2, 2, 2, 1],
    ];
    const low = [
      ...self,
      ...buildResponses("peer", answers.slice(0, 2)),
      ...buildResponses("direct_report", answers.slice(2)),
    ];
    const invited = { subject: 1, manager: 0, peer: 2, direct_report: 2 };
    const { items, skills } = computeReport(questionnaire, low, { policy, invited });
    expect(items.map(({ joint }) => joint?.form)).toEqual(["band", "band", "band", undefined]);
    // Of three people, « 1,5 à 2 » would leave no question at 1 and two of them at 1,67.
    expect(skills[0]?.joint).toMatchObject({ form: "interval", from: 1, to: 2 });
  });

  test("weigh what both weigh", () => {
    const manager = buildResponses("manager", [[2, 2, 2, 1]]);
    const row = { self: 0, manager: 50, peer: 20, direct_report: 30 };
    const weights = { ...defaultWeights, default: row, families: {}, skills: {} };
    const { skills } = report([...both(2, 2), ...manager], { weights });
    // (2 + [4;4.5]) / 2
    expect(skills[0]?.others).toEqual({ form: "interval", from: 3, to: 3.3, n: null });
    expect(skills[0]?.othersOf).toEqual(["manager", "joint"]);
    const silent = { ...weights, default: { self: 0, manager: 100, peer: 0, direct_report: 0 } };
    expect(report([...both(2, 2), ...manager], { weights: silent }).skills[0]?.othersOf).toEqual(["manager"]);
  });

  test.each([
    { name: "where one of them is shown", responses: both(3, 2) },
    { name: "where they are too few together", responses: both(1, 1) },
    { name: "where it was not announced", responses: both(2, 2), change: { joins: false } },
    { name: "where direct reports were not asked", responses: both(2, 0) },
  ])("are nowhere in a report $name", ({ responses, change }) => {
    const made = report(responses, change);
    expect(hasJointGroup(made)).toBe(false);
    expect([...made.items, ...made.skills].filter(({ joint }) => joint !== null)).toEqual([]);
  });

  test("are nowhere beside one readable answer, be it to a single question", () => {
    const seen = (score: number | null) => [4, 4, 4, score];
    const some = buildResponses(
      "peer",
      Array.from({ length: 7 }, () => [null, null, null, 1]),
    );
    expect(hasJointGroup(report([...self, ...some, ...several("direct_report", 2)]))).toBe(false);
    const hidden = buildResponses("peer", [seen(1), ...Array.from({ length: 4 }, () => [0, 0, 0, null])]);
    const made = report([...self, ...hidden, ...several("direct_report", 2)]);
    expect(hasJointGroup(made)).toBe(true);
    // Five colleagues have finished: their comments stand in the report, their number does not.
    expect(made.groups).toContainEqual({
      group: "peer",
      invited: 5,
      answered: null,
      shown: true,
    });
  });

  test("are not there where they would isolate somebody beside another report", () => {
    const input = {
      questionnaire,
      responses: both(2, 2),
      policy,
      invited: { subject: 1, manager: 0, peer: 2, direct_report: 2 },
    };
    expect(hasJointGroup(computeSnapshot({ ...input, random: seeded(1) }))).toBe(true);
    const isolating = ["joint"] as const;
    expect(hasJointGroup(computeSnapshot({ ...input, isolating, random: seeded(1) }))).toBe(false);
  });
});

describe("beside other reports of the same person", () => {
  const joint = (...people: string[]) => [{ group: "joint" as const, people }];
  test.each([
    { earlier: [["a", "b", "c", "d"]], later: joint("a", "b", "c"), hides: ["joint"] },
    { earlier: [["a", "b", "c"]], later: joint("a", "b", "c", "d"), hides: ["joint"] },
    { earlier: [["a", "b", "c"]], later: joint("a", "b", "c"), hides: [] },
    { earlier: [["a", "b", "c"]], later: joint("d", "e", "f"), hides: [] },
    // A joint group published before, then one of its groups, which has grown.
    {
      earlier: [["a", "b", "c", "d"]],
      later: [{ group: "peer" as const, people: ["a", "b", "e"] }],
      hides: [],
    },
    {
      earlier: [["a", "b", "c", "d"]],
      later: [{ group: "peer" as const, people: ["a", "b", "c"] }],
      hides: ["peer"],
    },
  ])("$earlier, then $later: hides $hides", ({ earlier, later, hides }) => {
    expect(listIsolatingGroups<"joint" | "peer">(earlier, later, 3)).toEqual(hides);
  });
});
