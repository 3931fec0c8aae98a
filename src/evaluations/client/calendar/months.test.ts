import { expect, test } from "vitest";
import { resolveMonth, addMonths, listWeeks } from "./months.ts";

test.each([
  [undefined, "2026-11"],
  ["2027-02", "2027-02"],
  ["2027-13", "2026-11"],
  ["novembre", "2026-11"],
  ["1999-01", "2026-11"],
])("an address with the month %s shows %s", (month, shown) => {
  expect(resolveMonth(month, "2026-11-24")).toBe(shown);
});

test.each([
  ["2026-11", 1, "2026-12"],
  ["2026-11", 2, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-12", 12, "2027-12"],
])("%s and %i months are %s", (month, by, later) => {
  expect(addMonths(month, by)).toBe(later);
});

test("weeks begin on Sunday", () => {
  const weeks = listWeeks("2026-11");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    "2026-11-01",
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
    "2026-11-05",
    "2026-11-06",
    "2026-11-07",
  ]);
  expect(weeks[4]?.slice(0, 3)).toEqual(["2026-11-29", "2026-11-30", null]);
});

test.each([
  ["2026-02", 28, 4],
  ["2028-02", 29, 5],
  ["2026-08", 31, 6],
])("%s has %i days in %i weeks", (month, days, count) => {
  const weeks = listWeeks(month);
  expect(weeks).toHaveLength(count);
  expect(weeks.flat().filter(Boolean)).toHaveLength(days);
});
