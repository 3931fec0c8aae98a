import { describe, expect, test } from "vitest";
import {
  maxActions,
  maxObjectives,
  type ObjectiveStatus,
  type Pillar,
  type PlanReader,
} from "../vocabulary.ts";
import {
  countOpen,
  isOpen,
  keptWhy,
  mayBeReached,
  placeBefore,
  suggestStatus,
  whyNotAddAction,
  whyNotAddObjective,
  whyNotBeginCycle,
  whyNotDates,
  isWrittenAlone,
  whyNotMoveAction,
  whyNotMoveObjective,
  whyNotPrivate,
  whyNotRemove,
  whyNotStatus,
} from "./objective.ts";

describe("an objective is kept for oneself", () => {
  test.each<[PlanReader, boolean, string | null]>([
    ["owner", false, null],
    ["owner", true, "objective_shared"],
    ["manager", false, "objective_not_yours"],
    ["manager", true, "objective_not_yours"],
  ])("by its %s, where another has written in it: %s", (reader, isAdjusted, refusal) => {
    expect(whyNotPrivate(reader, { isAdjusted })).toBe(refusal);
  });
});

test.each<[string | null, string | null, string | null]>([
  [null, null, null],
  ["2026-12-01", null, null],
  [null, "2026-12-01", null],
  ["2026-12-01", "2026-12-01", null],
  ["2026-12-02", "2026-12-01", "objective_dates"],
])("from %s to %s", (startsOn, dueOn, refusal) => {
  expect(whyNotDates(startsOn, dueOn)).toBe(refusal);
});

test.each<[ObjectiveStatus, string | null, string | null, string | null, boolean]>([
  ["upcoming", null, null, null, true],
  ["running", "Parce que", null, null, true],
  ["reached", null, null, null, false],
  ["set_aside", null, "set_aside_why", null, false],
  ["set_aside", "  ", "set_aside_why", "  ", false],
  ["set_aside", "Un autre poste", null, "Un autre poste", false],
])("%s with the word « %s »", (status, why, refusal, kept, open) => {
  expect([whyNotStatus(status, why), keptWhy(status, why), isOpen(status)]).toEqual([refusal, kept, open]);
});

test.each<[PlanReader, boolean, string | null]>([
  ["owner", false, null],
  ["owner", true, null],
  ["manager", true, null],
  ["manager", false, "objective_not_yours"],
])("the %s removes what they wrote themself: %s", (reader, isOwnWork, refusal) => {
  expect(whyNotRemove(reader, { isOwnWork })).toBe(refusal);
});

test.each([
  ["me", false, true],
  ["me", true, false],
  ["other", false, false],
  ["other", true, false],
])("what %s wrote, changed by another: %s, is mine alone: %s", (authorProfileId, isAdjusted, isAlone) => {
  expect(isWrittenAlone({ authorProfileId, isAdjusted }, "me")).toBe(isAlone);
});

test.each<[string, boolean, number, boolean, boolean, string | null]>([
  ["into a shared objective", false, 3, false, false, null],
  ["of another, into what is kept for oneself", true, 0, false, false, "objective_shared"],
  ["one’s own, into what is kept for oneself", true, 0, true, false, null],
  ["into a full objective", false, maxActions, true, false, "too_many_actions"],
  ["within a full objective", false, maxActions, true, true, null],
])("an action moves %s", (_what, isPrivate, actionCount, isOwnWork, stays, refusal) => {
  expect(whyNotMoveAction({ isPrivate, actionCount }, { isOwnWork, stays })).toBe(refusal);
});

test.each<[string, { pillar: Pillar; cycleId: string } | null, string | null]>([
  ["at the end", null, null],
  ["before one of the pillar", { pillar: "leader", cycleId: "now" }, null],
  ["before one of another pillar", { pillar: "gestionnaire", cycleId: "now" }, "objective_place"],
  ["before one of an earlier cycle", { pillar: "leader", cycleId: "before" }, "objective_place"],
])("an objective moves %s", (_where, before, refusal) => {
  expect(whyNotMoveObjective({ pillar: "leader", cycleId: "now" }, before)).toBe(refusal);
});

test.each<[string | null, string | null]>([
  [null, null],
  ["2026-11-26", null],
  ["2026-11-27", "cycle_begun"],
])("a cycle begins on 2026-11-27 after one of %s", (startedOn, refusal) => {
  expect(whyNotBeginCycle(startedOn === null ? null : { startedOn }, "2026-11-27")).toBe(refusal);
});

test.each<[string | null, ObjectiveStatus]>([
  [null, "running"],
  ["2026-11-27", "running"],
  ["2026-11-28", "upcoming"],
])("an objective that starts on %s begins", (startsOn, status) => {
  expect(suggestStatus(startsOn, "2026-11-27")).toBe(status);
});

test("a plan and an objective have their bounds", () => {
  expect([whyNotAddObjective(maxObjectives - 1), whyNotAddObjective(maxObjectives)]).toEqual([
    null,
    "too_many_objectives",
  ]);
  expect([whyNotAddAction(maxActions - 1), whyNotAddAction(maxActions)]).toEqual([null, "too_many_actions"]);
});

test.each<[string[], string, string | null, string[]]>([
  [["a", "b", "c"], "c", "a", ["c", "a", "b"]],
  [["a", "b", "c"], "a", "c", ["b", "a", "c"]],
  [["a", "b", "c"], "a", null, ["b", "c", "a"]],
  [["a", "b"], "x", "b", ["a", "x", "b"]],
  [["a", "b"], "x", "gone", ["a", "b", "x"]],
  [["a", "b"], "a", "a", ["b", "a"]],
])("in %s, %s goes before %s", (ids, moved, before, order) => {
  expect(placeBefore(ids, moved, before)).toEqual(order);
});

test.each([
  ["all actions are done", "running", ["2026-11-20"], true],
  ["one is left", "running", ["2026-11-20", null], false],
  ["without an action, the person says so alone", "running", [], false],
  ["it has not begun", "upcoming", ["2026-11-20"], false],
  ["it is reached already", "reached", ["2026-11-20"], false],
] as const)("an objective is offered as reached: %s", (_case, status, days, expected) => {
  expect(mayBeReached({ status, actions: days.map((doneOn) => ({ doneOn })) })).toBe(expected);
});

test("what is worked on is counted", () => {
  const statuses = ["running", "upcoming", "reached", "set_aside"] as const;
  expect(countOpen(statuses.map((status) => ({ status })))).toBe(2);
});
