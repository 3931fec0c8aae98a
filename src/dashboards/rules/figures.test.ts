import { describe, expect, test } from "vitest";
import type { CompanyFigures } from "#analytics/contract/figures.ts";
import { findHull, mergePages, resolveFigurePeriod, toChartValue } from "./figures.ts";

const today = "2026-11-26";

test.each([
  ["month", "2026-11-01", "month", "2026-10-01"],
  ["month", "2026-03-01", "month", "2026-03-01"],
  ["week", "2026-11-23", "month", "2026-10-01"],
  ["week", "2026-09-28", "month", "2026-09-01"],
  ["quarter", "2026-10-01", "quarter", "2026-07-01"],
  ["year", "2026-01-01", "year", "2025-01-01"],
  ["year", "2024-01-01", "year", "2024-01-01"],
] as const)(
  "beside the %s from %s stand the figures of the %s from %s",
  (kind, start, figureKind, figureStart) => {
    expect(resolveFigurePeriod({ kind, start }, today)).toEqual({ kind: figureKind, start: figureStart });
  },
);

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
