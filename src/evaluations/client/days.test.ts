import { expect, test } from "vitest";
import { toLocalDay, endOfMonth, getSeason } from "./days.ts";

test("a moment falls on the day of the reader’s own calendar", () => {
  expect(toLocalDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test.each([
  ["2026-11-03", "2026-11-30"],
  ["2026-11-23", "2026-11-30"],
  ["2026-11-24", "2026-12-31"],
  ["2026-12-25", "2027-01-31"],
  ["2028-02-01", "2028-02-29"],
])("the end of the month of %s is %s", (today, end) => {
  expect(endOfMonth(today)).toBe(end);
});

test.each([
  ["2026-11-30", "autumn", 2026],
  ["2026-12-01", "winter", 2027],
  ["2027-02-28", "winter", 2027],
  ["2027-03-01", "spring", 2027],
])("%s is in the %s of %i", (today, season, year) => {
  expect(getSeason(today)).toEqual({ season, year });
});
