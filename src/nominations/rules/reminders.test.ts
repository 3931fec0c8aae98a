import { describe, expect, test } from "vitest";
import {
  computeActionDeadline,
  isReminderHour,
  computeNextCheck,
  chooseReminder,
  type DueFacts,
} from "./reminders.ts";

const proposal = (facts: Partial<DueFacts>): DueFacts => ({
  status: "open",
  dueOn: "2027-01-01",
  changedOn: "2026-12-10",
  ...facts,
});

describe("a proposal due on January 1 asks for", () => {
  test.each([
    ["2026-12-29", {}, null],
    ["2026-12-30", {}, "reminder"],
    ["2026-12-31", {}, null],
    ["2027-01-01", {}, "reminder"],
    ["2027-01-02", {}, "late"],
    ["2027-01-15", {}, "late"],
    // A worker that was down for longer sends nothing.
    ["2027-01-16", {}, null],
    ["2026-12-30", { status: "returned" }, "reminder"],
    // A person who was asked today, or worked on it today, needs no reminder.
    ["2026-12-30", { changedOn: "2026-12-30" }, null],
    // The manager, from here on.
    ["2026-12-30", { status: "sent" }, "reminder"],
    ["2026-12-30", { status: "sent", changedOn: "2026-12-30" }, null],
    ["2027-01-02", { status: "sent" }, "late"],
    // Sent on its last day: until January 3.
    ["2027-01-02", { status: "sent", changedOn: "2027-01-01" }, null],
    ["2027-01-03", { status: "sent", changedOn: "2027-01-01" }, "reminder"],
    ["2027-01-04", { status: "sent", changedOn: "2027-01-01" }, "late"],
  ] as const)("on %s, %o: %s", (today, facts, expected) => {
    expect(chooseReminder(proposal(facts), today)).toBe(expected);
  });
});

test("a manager has two days at least to decide what was sent late", () => {
  expect(computeActionDeadline(proposal({ status: "sent", changedOn: "2027-01-20" }))).toBe("2027-01-22");
  expect(computeActionDeadline(proposal({ status: "sent", changedOn: "2026-12-10" }))).toBe("2027-01-01");
});

test.each([
  ["2026-11-01T13:29:00Z", false],
  ["2026-11-01T13:30:00Z", true],
  ["2026-10-31T12:30:00Z", true],
  ["2026-10-31T12:29:00Z", false],
  ["2026-11-01T05:10:00Z", false],
])("%s is %s in Toronto, whatever the clock change", (at, is) => {
  expect(isReminderHour("America/Toronto", new Date(at))).toBe(is);
});

describe("a proposal due on January 1 is looked at next, after", () => {
  const lead = { status: "open", dueOn: "2027-01-01", decidedBy: "lead" } as const;
  test.each([
    ["2026-12-10T15:00", {}, "2026-12-30T13:31"],
    ["2026-12-30T13:31", {}, "2027-01-01T13:31"],
    ["2027-01-01T15:00", { status: "returned" }, "2027-01-02T13:31"],
    ["2027-01-14T13:31", {}, "2027-01-15T13:31"],
    ["2027-01-15T13:31", {}, null],
    ["2026-12-10T15:00", { status: "sent" }, null],
    // Another may be the direct manager within the hour.
    ["2026-12-10T15:00", { status: "sent", decidedBy: "direct_manager" }, "2026-12-10T16:00"],
    ["2026-12-10T15:00", { status: "approved", decidedBy: "direct_manager" }, null],
    // By the clock of the company, of which the second day is in summer.
    ["2027-03-12T15:00", { dueOn: "2027-03-15" }, "2027-03-13T13:31"],
    ["2027-03-13T15:00", { dueOn: "2027-03-15" }, "2027-03-15T12:31"],
  ] as const)("%s, %o: %s", (after, facts, expected) => {
    const next = computeNextCheck(
      { ...lead, ...facts },
      { after: new Date(`${after}:00Z`), timeZone: "America/Toronto" },
    );
    expect(next?.toISOString().slice(0, 16) ?? null).toBe(expected);
  });
});
