import { expect, test } from "vitest";
import type { TrendCell } from "#analytics/contract/figures.ts";
import { readTrend } from "#analytics/rules/explain/explainTrend.ts";
import { countTrends } from "./countTrends.ts";

const at = (value: number): TrendCell => ({ cell: { form: "value", value, people: 20 }, questions: 1 });
const masked: TrendCell = { cell: { form: "masked" }, questions: null };

test("measures are counted by what their change is; what cannot be compared is no change", () => {
  const trends = [
    [at(3), at(4)],
    [at(4), at(3)],
    [at(3), at(3.1)],
    [at(3), masked],
    [masked, at(3)],
  ];
  const readings = trends.map((cells) => readTrend(cells, ["2026-01-01", "2026-02-01"], 0.5));
  expect(countTrends(readings)).toEqual({ up: 1, down: 1, noise: 1, none: 2 });
});
