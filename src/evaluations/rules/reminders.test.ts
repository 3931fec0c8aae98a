import { describe, expect, test } from "vitest";
import {
  listDueDaysToRemind,
  findFirstReminderDay,
  listRemindable,
  findNextReminderTime,
  whyNotRemind,
  whyRemindNobody,
  listReminderDays,
  type ReminderFacts,
} from "./reminders.ts";

const now = new Date("2026-11-20T15:00:00Z");
const waiting = {
  status: "pending",
  isActive: true,
  isInvited: true,
  isOneself: false,
  remindedAt: null,
} as const;

describe("a reminder by hand", () => {
  test.each([
    [{}, null],
    [{ status: "completed" }, "nobody_to_remind"],
    // A participant who declined is not asked again, and the lead gets the same reason as for those who answered.
    [{ status: "declined" }, "nobody_to_remind"],
    [{ isActive: false }, "inactive_person"],
    [{ isInvited: false }, "invitation_waiting"],
    [{ isOneself: true }, "reminding_oneself"],
    [{ isOneself: true, status: "completed" }, "nobody_to_remind"],
    [{ remindedAt: "2026-11-19T15:00:01Z" }, "reminded_recently"],
    [{ remindedAt: "2026-11-19T15:00:00Z" }, null],
  ] as const)("%j: %s", (change, reason) => {
    expect(whyNotRemind({ ...waiting, ...change }, now)).toBe(reason);
  });

  test("of all, only those are reminded who can be", () => {
    const people = [waiting, { ...waiting, status: "completed" as const }];
    expect(listRemindable(people, now)).toEqual([waiting]);
  });

  test("where all were reminded lately, the first of them can be again a day later", () => {
    const recent = { ...waiting, remindedAt: "2026-11-20T14:00:00Z" };
    const earlier = { ...waiting, remindedAt: "2026-11-20T09:30:00Z" };
    const finished = { ...waiting, status: "completed" as const, remindedAt: "2026-11-20T01:00:00Z" };
    expect(findNextReminderTime([recent, earlier, finished], now)?.toISOString()).toBe(
      "2026-11-21T09:30:00.000Z",
    );
    expect(findNextReminderTime([recent, waiting], now)).toBeNull();
    expect(findNextReminderTime([finished, { ...recent, isOneself: true }], now)).toBeNull();
  });

  test("of several, the reason of somebody else comes before one's own", () => {
    const oneself = { ...waiting, isOneself: true };
    const finished = { ...waiting, status: "completed" as const };
    const recent = { ...waiting, remindedAt: "2026-11-20T14:00:00Z" };
    expect(whyRemindNobody([finished, oneself, recent], now)).toBe("reminded_recently");
    expect(whyRemindNobody([finished, oneself], now)).toBe("reminding_oneself");
    expect(whyRemindNobody([finished], now)).toBe("nobody_to_remind");
  });

  test("of several, the reason does not depend on the order in which their rows come", () => {
    const recent = { ...waiting, remindedAt: "2026-11-20T14:00:00Z" };
    const uninvited = { ...waiting, isInvited: false };
    const inactive = { ...waiting, isActive: false };
    const oneself = { ...waiting, isOneself: true };
    const told = (...people: ReminderFacts[]) =>
      [people, people.toReversed()].map((each) => whyRemindNobody(each, now));
    expect(told(oneself, inactive, uninvited, recent)).toEqual(["reminded_recently", "reminded_recently"]);
    expect(told(oneself, inactive, uninvited)).toEqual(["invitation_waiting", "invitation_waiting"]);
    expect(told(oneself, inactive)).toEqual(["inactive_person", "inactive_person"]);
  });
});

test("seven days, two days and the morning of the due day, over months, years and the changes of the clock", () => {
  expect(listDueDaysToRemind("2026-11-20")).toEqual(["2026-11-27", "2026-11-22", "2026-11-20"]);
  expect(listDueDaysToRemind("2026-12-30")).toEqual(["2027-01-06", "2027-01-01", "2026-12-30"]);
  expect(listDueDaysToRemind("2028-02-27")).toEqual(["2028-03-05", "2028-02-29", "2028-02-27"]);
  expect(listDueDaysToRemind("2026-10-31")).toEqual(["2026-11-07", "2026-11-02", "2026-10-31"]);
});

test.each([
  ["2026-11-01", ["2026-11-23", "2026-11-28", "2026-11-30"]],
  ["2026-11-28", ["2026-11-28", "2026-11-30"]],
  ["2026-12-01", []],
])("on %s, reminders are left for %j before November 30", (today, days) => {
  expect(listReminderDays("2026-11-30", today)).toEqual(days);
});

test.each([
  ["2026-12-16", "2026-11-25", "2026-12-09"],
  // No reminder on the day of the invitation.
  ["2026-12-02", "2026-11-25", "2026-11-30"],
  ["2026-11-27", "2026-11-25", "2026-11-27"],
  ["2026-11-25", "2026-11-25", null],
  [null, "2026-11-25", null],
  ["2026-12-16", null, null],
])("due %s, launched %s: the first reminder leaves by itself on %s", (dueOn, launchedOn, day) => {
  expect(findFirstReminderDay({ dueOn, launchedOn })).toBe(day);
});
