import { expect, test } from "vitest";
import { evaluationStatuses } from "../vocabulary.ts";
import {
  shiftDueDate,
  isDueAfter,
  mayStartOn,
  getStartRange,
  toStartFailure,
  whyNotPlan,
  whyNotUnplan,
} from "./plan.ts";

test("a launch is planned from tomorrow on, for a year at most", () => {
  expect(getStartRange("2026-11-20")).toEqual({ first: "2026-11-21", last: "2027-11-20" });
  const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2027-11-20", "2027-11-21", "9999-12-31"];
  expect(days.filter((day) => mayStartOn(day, "2026-11-20"))).toEqual(["2026-11-21", "2027-11-20"]);
});

test("the due date stays after the start, and as far from it as it was from today", () => {
  expect([isDueAfter("2026-12-01", "2026-12-01"), isDueAfter("2026-12-02", "2026-12-01")]).toEqual([
    false,
    true,
  ]);
  const chosen = { dueOn: "2026-12-11", today: "2026-11-20" };
  expect(shiftDueDate("2026-12-01", chosen)).toBe("2026-12-22");
  // Across the change of clocks in March.
  expect(shiftDueDate("2027-03-10", chosen)).toBe("2027-03-31");
  expect(shiftDueDate("2026-12-01", { dueOn: "2026-11-01", today: "2026-11-20" })).toBe("2026-12-02");
});

test("only a draft is planned, and only what is planned becomes a draft again", () => {
  const facts = {
    hasAnswer: false,
    wasLaunched: false,
    release: "immediate",
    collectionClosed: false,
  } as const;
  expect(evaluationStatuses.map((status) => whyNotPlan(status, facts))).toEqual([
    null,
    "already_planned",
    "already_launched",
    "evaluation_closed",
    "evaluation_closed",
    "evaluation_archived",
  ]);
  expect(evaluationStatuses.filter((status) => whyNotUnplan(status) === null)).toEqual(["pending"]);
});

test.each([
  ["launch_needs_active_subject", "launch_needs_active_subject"],
  ["small_group_needs_confirmation", "small_group_needs_confirmation"],
  ["invalid_data", "due_passed"],
  ["inactive_person", "participant_left"],
  ["reader_cannot_hide", "other"],
] as const)("a launch refused with %s is told as %s", (code, reason) =>
  expect(toStartFailure(code)).toBe(reason),
);
