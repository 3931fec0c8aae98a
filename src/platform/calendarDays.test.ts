import { expect, test } from "vitest";
import { daysAfter, daysBetween } from "./calendarDays.ts";

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
