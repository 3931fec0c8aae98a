import { describe, expect, test } from "vitest";
import { formatPeriod, formatShortPeriod } from "#platform/formatPeriod.ts";
import { changeKind, parsePeriod, writePeriod } from "./periodAddress.ts";

const today = "2026-11-26";

test.each([
  ["week", "2026-11-23", "semaine du 23 novembre 2026", "week of November 23, 2026"],
  ["week", "2026-06-01", "semaine du 1ᵉʳ juin 2026", "week of June 1, 2026"],
  ["month", "2026-11-01", "novembre 2026", "November 2026"],
  ["quarter", "2026-01-01", "1ᵉʳ trimestre 2026", "Q1 2026"],
  ["quarter", "2026-10-01", "4ᵉ trimestre 2026", "Q4 2026"],
  ["year", "2026-01-01", "2026", "2026"],
] as const)("a %s from %s is written « %s »", (kind, start, fr, en) => {
  expect(formatPeriod("fr", { kind, start })).toBe(fr);
  expect(formatPeriod("en", { kind, start })).toBe(en);
});

test.each([
  ["week", "2026-06-01", "1ᵉʳ juin 2026", "Jun 1, 2026"],
  ["month", "2026-09-01", "sept. 2026", "Sep 2026"],
  ["quarter", "2026-10-01", "T4\u00A02026", "Q4\u00A02026"],
  ["year", "2026-01-01", "2026", "2026"],
] as const)("in a column, a %s from %s is written « %s »", (kind, start, fr, en) => {
  expect(formatShortPeriod("fr", { kind, start })).toBe(fr);
  expect(formatShortPeriod("en", { kind, start })).toBe(en);
});

describe("the address names a period", () => {
  test.each([
    [{}, { kind: "month", start: "2026-11-01" }],
    [{ period: "quarter" }, { kind: "quarter", start: "2026-10-01" }],
    [
      { period: "week", from: "2026-03-05" },
      { kind: "week", start: "2026-03-02" },
    ],
    [
      { period: "decade", from: "soon" },
      { kind: "month", start: "2026-11-01" },
    ],
    [{ from: "2027-03-01" }, { kind: "month", start: "2026-11-01" }],
  ] as const)("%o", (given, expected) => {
    expect(parsePeriod(given, today, "month")).toEqual(expected);
  });

  test("and is as short as it can be", () => {
    expect(writePeriod({ kind: "month", start: "2026-11-01" }, today, "month")).toEqual({});
    expect(writePeriod({ kind: "week", start: "2026-11-16" }, today, "month")).toEqual({
      period: "week",
      from: "2026-11-16",
    });
  });
});

test("another kind keeps to the present, or to the first days of what was shown", () => {
  expect(changeKind({ kind: "year", start: "2026-01-01" }, "month", today).start).toBe("2026-11-01");
  expect(changeKind({ kind: "year", start: "2025-01-01" }, "quarter", today).start).toBe("2025-01-01");
  expect(changeKind({ kind: "month", start: "2026-05-01" }, "year", today).start).toBe("2026-01-01");
});
