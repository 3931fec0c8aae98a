import { expect, test } from "vitest";
import { daysAfter, daysBetween, monthsAfter } from "./calendarDays.ts";

test.each([
  ["2026-11-20", 0, "2026-11-20"],
  ["2026-12-30", 3, "2027-01-02"],
  ["2028-02-28", 1, "2028-02-29"],
  // The clocks change in between.
  ["2026-10-31", 2, "2026-11-02"],
  ["2027-03-15", -2, "2027-03-13"],
])("%s and %i days is %s", (day, days, expected) => {
  expect(daysAfter(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

test.each([
  ["2026-11-27", 6, "2027-05-27"],
  ["2026-08-31", 3, "2026-11-30"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2026-10-15", 3, "2027-01-15"],
])("%s and %i months is %s", (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected);
});
