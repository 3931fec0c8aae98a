import type { TrendCell } from "#analytics/contract/figures.ts";
import { computeTrend, toCutRange } from "#disclosure/rules/company/figures.ts";
import type { ChartValue } from "#platform/chartGeometry.ts";
import { toChartValue } from "./figures.ts";

export type LastTrend =
  | { state: "single"; now: ChartValue }
  /** Asked by other questions, or by several sets of them: not to be compared. */
  | { state: "otherQuestions" }
  | { state: "up" | "down" | "noise"; since: string; before: ChartValue; now: ChartValue };

/** The normal quantile of the policy (§6). */
const notable = { least: 0.5, fallback: 0.75, z: 1.96 };

/** How the last published figure differs from the one before it; null without any. */
export function findLastTrend(
  periods: readonly string[],
  cells: readonly TrendCell[],
  spread: number | null,
): LastTrend | null {
  const told = cells.flatMap(({ cell, questions }, index) =>
    cell.form === "masked" ? [] : [{ cell, questions, period: periods[index] ?? "" }],
  );
  const [before, now] = told.length > 1 ? told.slice(-2) : [undefined, told[0]];
  const value = toChartValue(now?.cell);
  if (!now || !value) return null;
  const earlier = toChartValue(before?.cell);
  if (!before || !earlier) return { state: "single", now: value };
  if (now.questions === null || now.questions !== before.questions) return { state: "otherQuestions" };
  const { state } = computeTrend(
    { range: toCutRange(before.cell), people: before.cell.people },
    { range: toCutRange(now.cell), people: now.cell.people },
    spread,
    { notable },
  );
  return { state, since: before.period, before: earlier, now: value };
}
