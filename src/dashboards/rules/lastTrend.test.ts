import { expect, test } from "vitest";
import type { TrendCell } from "#analytics/contract/figures.ts";
import { findLastTrend } from "./lastTrend.ts";

const periods = ["2026-07-01", "2026-08-01", "2026-09-01"];
const told = (value: number, questions: number | null = 1): TrendCell => ({
  cell: { form: "value", value, people: 20 },
  questions,
});
const masked: TrendCell = { cell: { form: "masked" }, questions: null };

test.each([
  ["nothing where all is masked", [masked, masked, masked], 0.5, null],
  ["one figure alone", [masked, masked, told(3.4)], 0.5, "single"],
  ["what is far enough apart", [told(3.0), masked, told(4.0)], 0.5, "up"],
  ["the other way", [told(4.0), told(3.0), masked], 0.5, "down"],
  ["what chance may explain", [masked, told(3.4), told(3.5)], 0.5, "noise"],
  ["no change at all is chance too, never « stable »", [masked, told(3.4), told(3.4)], 0.5, "noise"],
  ["nothing certain below thirty people", [masked, told(1.5), told(4.5)], null, "noise"],
  ["other questions", [masked, told(3.0), told(4.0, 2)], 0.5, "otherQuestions"],
  ["mixed questions", [masked, told(3.0, null), told(4.0, null)], 0.5, "otherQuestions"],
] as const)("%s", (_what, cells, spread, state) => {
  expect(findLastTrend(periods, cells, spread)?.state ?? null).toBe(state);
});

test("is said since the last published period, whatever is masked between", () => {
  expect(findLastTrend(periods, [told(3.0), masked, told(4.0)], 0.5)).toMatchObject({ since: "2026-07-01" });
});
