import { expect, test } from "vitest";
import { formatPeriod, formatShortPeriod } from "#platform/formatPeriod.ts";
import { changeKind } from "./changeKind.ts";

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

test("another kind keeps to the present, or to the first days of what was shown", () => {
  expect(changeKind({ kind: "year", start: "2026-01-01" }, "month", today).start).toBe("2026-11-01");
  expect(changeKind({ kind: "year", start: "2025-01-01" }, "quarter", today).start).toBe("2025-01-01");
  expect(changeKind({ kind: "month", start: "2026-05-01" }, "year", today).start).toBe("2026-01-01");
});
