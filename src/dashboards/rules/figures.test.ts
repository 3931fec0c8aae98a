import { describe, expect, test } from "vitest";
import type { CompanyFigures } from "#analytics/contract/figures.ts";
import {
  explainFigurePeriod,
  findFigureKind,
  findHull,
  findLastClosed,
  mergePages,
  toChartValue,
} from "./figures.ts";

const today = "2026-11-26";

test.each([
  ["quarter", "2026-07-01", "2026-07-01", null],
  ["quarter", "2026-10-01", "2026-07-01", "running"],
  ["year", "2026-01-01", "2025-01-01", "running"],
  ["month", "2026-10-01", "2026-09-01", "untold"],
  ["week", "2026-09-28", "2026-09-01", "week"],
  ["week", "2026-11-23", "2026-09-01", "earlierThanWeek"],
] as const)("figures beside the %s from %s that begin on %s: %s", (kind, start, shown, reason) => {
  const figures = { kind: findFigureKind(kind), start: shown };
  expect(explainFigurePeriod({ kind, start }, figures, today)).toBe(reason);
});

test("the last period that is over, of a week its month", () => {
  expect(findLastClosed("quarter", today)).toEqual({ kind: "quarter", start: "2026-07-01" });
  expect(findLastClosed("week", today)).toEqual({ kind: "month", start: "2026-10-01" });
});

describe("figures as they are drawn", () => {
  test("a masked one has none, and all lie within the ends of the others", () => {
    const values = [
      toChartValue({ form: "masked" }),
      toChartValue(undefined),
      toChartValue({ form: "value", value: 3.4, people: 6 }),
      toChartValue({ form: "interval", from: 2.9, to: 3.2, people: 5 }),
    ];
    expect(values.slice(0, 2)).toEqual([null, null]);
    expect(findHull(values)).toEqual({ from: 2.9, to: 3.4 });
    expect(findHull([null])).toBeNull();
  });

  test("pages are one list, with the measures of all of them", () => {
    const page = (
      names: readonly string[],
      asOf: string | null,
      nextCursor: string | null,
    ): CompanyFigures => ({
      start: "2026-10-01",
      told: null,
      asOf,
      measures: names.map((key) => ({ key, name: null })),
      company: null,
      items: [{ kind: "team", id: null, name: null, figures: {}, index: null }],
      nextCursor,
      weights: null,
    });
    const merged = mergePages([page(["a", "b"], null, "next"), page(["b", "c"], "2026-11-02", null)]);
    expect(merged?.measures.map(({ key }) => key)).toEqual(["a", "b", "c"]);
    expect(merged).toMatchObject({ asOf: "2026-11-02", nextCursor: null });
    expect(merged?.items).toHaveLength(2);
    expect(mergePages([])).toBeUndefined();
  });
});
