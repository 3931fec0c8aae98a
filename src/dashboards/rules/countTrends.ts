import type { TrendReading } from "#analytics/rules/explain/explainTrend.ts";

/** How many measures are up, down, within the noise, and without a comparison. */
export function countTrends(readings: readonly TrendReading[]) {
  const count = (isCounted: (reading: TrendReading) => boolean) => readings.filter(isCounted).length;
  const inState = (state: "up" | "down" | "noise") =>
    count((reading) => reading.kind === "change" && reading.state === state);
  return {
    up: inState("up"),
    down: inState("down"),
    noise: inState("noise"),
    none: count(({ kind }) => kind !== "change"),
  };
}
