import { expect, test } from "vitest";
import { isReminderHour, reminderDue } from "./reminders.ts";

test("two days before, on the day, and what is late, across the end of a year", () => {
  expect(reminderDue("2026-12-30")).toEqual({
    today: "2026-12-30",
    dueDays: ["2027-01-01", "2026-12-30"],
    lateSince: "2026-12-16",
  });
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
