import { expect, test } from "vitest";
import {
  findPeriod,
  findPeriodEnd,
  isClosed,
  listPeriodsWithin,
  movePeriod,
  readPeriodName,
  writePeriodName,
} from "./periods.ts";

test.each([
  ["week", "2026-11-26", "2026-11-23", "2026-11-29"],
  ["week", "2026-11-23", "2026-11-23", "2026-11-29"],
  ["week", "2026-11-29", "2026-11-23", "2026-11-29"],
  ["week", "2027-01-01", "2026-12-28", "2027-01-03"],
  ["month", "2026-02-14", "2026-02-01", "2026-02-28"],
  ["month", "2028-02-29", "2028-02-01", "2028-02-29"],
  ["quarter", "2026-12-31", "2026-10-01", "2026-12-31"],
  ["quarter", "2026-04-01", "2026-04-01", "2026-06-30"],
  ["year", "2026-11-26", "2026-01-01", "2026-12-31"],
] as const)("the %s of %s goes from %s to %s", (kind, day, start, end) => {
  const period = findPeriod(kind, day);
  expect(period).toEqual({ kind, start });
  expect(findPeriodEnd(period)).toBe(end);
});

test.each([
  ["week", "2026-12-28", 1, "2027-01-04"],
  ["week", "2027-01-04", -1, "2026-12-28"],
  ["month", "2026-12-01", 1, "2027-01-01"],
  ["month", "2026-01-01", -1, "2025-12-01"],
  ["quarter", "2026-01-01", -1, "2025-10-01"],
  ["year", "2026-01-01", 2, "2028-01-01"],
] as const)("the %s of %s, moved by %i, begins on %s", (kind, start, count, moved) => {
  expect(movePeriod({ kind, start }, count)).toEqual({ kind, start: moved });
});

test.each(["quarter.2026-10-01", "week.2026-11-23", "year.2026-01-01"])("%s names a period", (name) => {
  const period = readPeriodName(name);
  expect(period && writePeriodName(period)).toBe(name);
});

test.each([
  "",
  "quarter",
  "quarter.2026-11-01",
  "decade.2026-01-01",
  "month.2026-13-01",
  "month.2026-11-01.x",
])("« %s » names none", (name) => {
  expect(readPeriodName(name)).toBeNull();
});

test("a period is closed from the day after its last one", () => {
  expect(isClosed({ kind: "month", start: "2026-11-01" }, "2026-11-30")).toBe(false);
  expect(isClosed({ kind: "month", start: "2026-11-01" }, "2026-12-01")).toBe(true);
});

test("a quarter is made of its months, a year of its quarters", () => {
  const starts = (periods: readonly { start: string }[]) => periods.map(({ start }) => start);
  expect(starts(listPeriodsWithin({ kind: "quarter", start: "2026-10-01" }, "month"))).toEqual([
    "2026-10-01",
    "2026-11-01",
    "2026-12-01",
  ]);
  expect(starts(listPeriodsWithin({ kind: "year", start: "2026-01-01" }, "quarter"))).toEqual([
    "2026-01-01",
    "2026-04-01",
    "2026-07-01",
    "2026-10-01",
  ]);
});
