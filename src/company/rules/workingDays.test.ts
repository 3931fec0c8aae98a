import { describe, expect, test } from "vitest";
import {
  isWorkingDay,
  findNextWorkingDay,
  findWorkingDayInstead,
  listQuebecHolidays,
} from "./workingDays.ts";

describe("the public holidays of Québec", () => {
  test.each([
    [2024, ["01-01", "03-29", "05-20", "06-24", "07-01", "09-02", "10-14", "12-25"]],
    [2025, ["01-01", "04-18", "05-19", "06-24", "07-01", "09-01", "10-13", "12-25"]],
    [2026, ["01-01", "04-03", "05-18", "06-24", "07-01", "09-07", "10-12", "12-25"]],
    // 25 May is a Tuesday; 25 December is a Saturday.
    [2027, ["01-01", "03-26", "05-24", "06-24", "07-01", "09-06", "10-11", "12-27"]],
    // 1 January, 24 June and 1 July are at a weekend.
    [2028, ["01-03", "04-14", "05-22", "06-26", "07-03", "09-04", "10-09", "12-25"]],
    // 24 June is a Sunday, which the law moves to the Monday, as it does 1 July.
    [2029, ["01-01", "03-30", "05-21", "06-25", "07-02", "09-03", "10-08", "12-25"]],
    [2033, ["01-03", "04-15", "05-23", "06-24", "07-01", "09-05", "10-10", "12-26"]],
  ] as const)("of %d", (year, days) => {
    expect(listQuebecHolidays(year)).toEqual(days.map((day) => `${year}-${day}`));
  });

  test("25 May itself is a Monday: the journée des patriotes is a week earlier", () => {
    expect(listQuebecHolidays(2026)).toContain("2026-05-18");
    expect(isWorkingDay("2026-05-25")).toBe(true);
  });
});

describe("the next working day", () => {
  test.each([
    ["a Tuesday", "2026-11-17", "2026-11-18"],
    ["a Friday", "2026-11-20", "2026-11-23"],
    ["a Saturday", "2026-11-21", "2026-11-23"],
    ["a Sunday", "2026-11-22", "2026-11-23"],
    ["the Thursday before Good Friday", "2026-04-02", "2026-04-06"],
    ["the Friday before the journée des patriotes", "2026-05-15", "2026-05-19"],
    ["23 June", "2026-06-23", "2026-06-25"],
    ["30 June", "2026-06-30", "2026-07-02"],
    ["Christmas Eve, a Thursday", "2026-12-24", "2026-12-28"],
    ["New Year’s Eve, a Thursday", "2026-12-31", "2027-01-04"],
    ["Christmas Eve before a Christmas on Saturday", "2027-12-24", "2027-12-28"],
    ["the Friday before the clocks go forward", "2026-03-06", "2026-03-09"],
    ["the Friday before the clocks go back", "2026-10-30", "2026-11-02"],
    ["28 February of a leap year", "2028-02-28", "2028-02-29"],
  ])("after %s", (_, day, next) => expect(findNextWorkingDay(day)).toBe(next));

  test("is always later, always a working day, and never more than four days away", () => {
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2034, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const next = findNextWorkingDay(day);
      expect(isWorkingDay(next)).toBe(true);
      const days = (Date.parse(next) - Date.parse(day)) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(4);
    }
  });
});

test("instead of a working day nothing is proposed; instead of another one, the next working day", () => {
  expect(findWorkingDayInstead("2026-11-27")).toBeNull();
  expect(findWorkingDayInstead("2026-11-28")).toBe("2026-11-30");
  expect(findWorkingDayInstead("2026-12-25")).toBe("2026-12-28");
});
