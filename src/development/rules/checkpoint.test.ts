import { describe, expect, test } from "vitest";
import type { ObjectiveStatus } from "../vocabulary.ts";
import {
  chooseReport,
  computeLastDay,
  computeWindow,
  findAskAgainDay,
  listCheckpointSkills,
  orderLaunchers,
  resolveProgress,
  whyNotAsk,
  whyNotLaunchCheckpoint,
  type AskFacts,
} from "./checkpoint.ts";

test.each([
  ["2026-11-27", "2027-02-27", "2027-05-27"],
  ["2026-08-31", "2026-11-30", "2027-02-28"],
])("after a report of %s, one takes stock from %s to %s", (releasedOn, opensOn, closesOn) => {
  expect(computeWindow(releasedOn)).toEqual({ opensOn, closesOn });
});

describe("the skills of which a plan takes stock", () => {
  const planned = (skillId: string | null, status: ObjectiveStatus = "running", isPrivate = false) => ({
    skillId,
    status,
    isPrivate,
  });
  test.each([
    ["in the order of the evaluation", [planned("b"), planned("a")], ["a", "b"]],
    ["to come and reached too", [planned("a", "upcoming"), planned("b", "reached")], ["a", "b"]],
    ["not what was set aside", [planned("a", "set_aside"), planned("b")], ["b"]],
    ["not what is kept for oneself", [planned("a", "running", true), planned("b")], ["b"]],
    ["what is kept and shared too", [planned("a", "running", true), planned("a")], ["a"]],
    ["not what was not asked", [planned("c")], []],
    ["none of objectives without a skill", [planned(null)], []],
    ["once", [planned("a"), planned("a")], ["a"]],
  ])("%s", (_what, objectives, expected) => {
    expect(listCheckpointSkills(objectives, ["a", "b"])).toEqual(expected);
  });
});

describe("the report after which one takes stock", () => {
  const report = (releasedOn: string, ...skills: string[]) => ({
    releasedOn,
    skills: skills.map((id) => ({ id })),
  });
  const goal = { skillId: "a", status: "running", isPrivate: false } as const;
  const planned = [goal];
  const [november, december, april] = [
    report("2026-11-13", "a", "b"),
    report("2026-12-10", "b"),
    report("2027-04-01", "a"),
  ];
  test.each([
    ["none", [], null],
    ["the only one, whatever it asked about", [december], december],
    ["not a later one about other skills", [december, november], november],
    ["the latest of two", [report("2026-12-01", "a"), november], report("2026-12-01", "a")],
    ["one whose days are open before one whose days are to come", [april, november], november],
    ["one whose days are to come before one about other skills", [december, april], april],
    [
      "of those whose days are over the latest",
      [report("2026-10-30", "b"), report("2026-10-01", "a")],
      report("2026-10-30", "b"),
    ],
    ["of those about other skills the latest", [december, report("2026-11-01", "c")], december],
  ])("is %s", (_what, reports, expected) => {
    expect(chooseReport(reports, { planned, today: "2027-05-11" })).toEqual(expected);
  });

  test("is chosen by what the plan shares alone", () => {
    const kept = [{ ...goal, isPrivate: true }];
    expect(chooseReport([december, november], { planned: kept, today: "2027-05-11" })).toBe(december);
  });
});

test.each([
  ["2027-04-27", "2027-05-27"],
  ["2027-04-28", null],
])("declined on %s, one may ask again from %s while the window is open", (declinedOn, day) => {
  expect(findAskAgainDay(declinedOn, computeWindow("2026-11-27"))).toBe(day);
});

describe("why a person cannot ask to take stock again", () => {
  const facts: AskFacts = {
    isActive: true,
    report: { releasedOn: "2026-11-27", isScaleOffered: true },
    skillCount: 2,
    hasLauncher: true,
    isUnderWay: false,
    declinedOn: null,
    today: "2027-05-04",
  };
  test.each<[string, Partial<AskFacts>, string | null]>([
    ["nothing", {}, null],
    ["a closed account", { isActive: false }, "plan_closed"],
    ["no report", { report: null }, "checkpoint_no_report"],
    ["one under way", { isUnderWay: true }, "checkpoint_under_way"],
    ["the day before three months", { today: "2027-02-26" }, "checkpoint_too_early"],
    ["three months", { today: "2027-02-27" }, null],
    ["six months", { today: "2027-05-27" }, null],
    ["the day after six months", { today: "2027-05-28" }, "checkpoint_too_late"],
    ["declined today", { declinedOn: "2027-05-04" }, "checkpoint_declined"],
    ["declined 29 days ago", { declinedOn: "2027-04-05" }, "checkpoint_declined"],
    ["declined 30 days ago", { declinedOn: "2027-04-04" }, null],
    ["declined, and too late", { today: "2027-05-28", declinedOn: "2027-05-20" }, "checkpoint_too_late"],
    ["no skill", { skillCount: 0 }, "checkpoint_no_skill"],
    ["too early and no skill", { today: "2026-12-01", skillCount: 0 }, "checkpoint_too_early"],
    ["another scale", { report: { releasedOn: "2026-11-27", isScaleOffered: false } }, "checkpoint_scale"],
    ["no one to launch it", { hasLauncher: false }, "checkpoint_no_launcher"],
  ])("%s", (_what, more, expected) => {
    expect(whyNotAsk({ ...facts, ...more })).toBe(expected);
  });
});

test.each([
  ["asked", "2027-05-04", true, "waiting"],
  ["asked", "2027-06-03", true, "waiting"],
  ["asked", "2027-06-04", true, "lapsed"],
  ["asked", "2027-05-04", false, "stranded"],
  ["asked", "2027-06-04", false, "lapsed"],
  ["withdrawn", "2027-06-04", true, "withdrawn"],
  ["declined", "2027-05-04", true, "declined"],
  ["launched", "2027-06-04", false, "launched"],
] as const)(
  "asked on the fourth of May, %s on %s (can launch: %s) is %s",
  (state, today, canLaunch, expected) => {
    expect(computeLastDay("2027-05-04")).toBe("2027-06-03");
    expect(resolveProgress({ state, askedOn: "2027-05-04" }, { today, canLaunch })).toBe(expected);
  },
);

test.each([
  [{}, null],
  [{ skillCount: 0 }, "checkpoint_no_skill"],
  [{ isScaleOffered: false }, "checkpoint_scale"],
  [{ invitedCount: 0 }, "checkpoint_no_one"],
])("a request with %o is refused with %s", (more, expected) => {
  expect(whyNotLaunchCheckpoint({ skillCount: 1, isScaleOffered: true, invitedCount: 3, ...more })).toBe(
    expected,
  );
});

test("the earlier author is asked before the managers, and owners last, each once", () => {
  const [author, manager, lead, owner] = ["author", "manager", "lead", "owner"].map((id) => ({ id }));
  const list = (...people: ({ id: string } | undefined)[]) => people.flatMap((one) => one ?? []);
  const ordered = orderLaunchers({
    author: list(author),
    directManager: list(manager),
    teamManagers: list(manager, lead),
    owners: list(author, owner),
  });
  expect(ordered.map(({ id }) => id)).toEqual(["author", "manager", "lead", "owner"]);
});
