import {
  type ExplainedChange,
  showTrendNoise,
  type TrendReading,
} from "#analytics/rules/explain/explainTrend.ts";
import { compare } from "#disclosure/rules/fractions.ts";

export const listChanges = (readings: readonly TrendReading[]): ExplainedChange[] =>
  readings.filter((reading): reading is ExplainedChange => reading.kind === "change");

/** The earlier period with which all are compared; null where they differ, or none is compared. */
export function findCommonStart(changes: readonly ExplainedChange[]): string | null {
  const starts = new Set(changes.map(({ past }) => past.start));
  return starts.size === 1 ? [...starts][0]! : null;
}

/** The greatest margin of the changes that are within the noise, as each is printed; null where none is. */
export function findGreatestMargin(changes: readonly ExplainedChange[]) {
  const margins = changes.flatMap(({ state, noise, bounds }) =>
    state === "noise" && noise ? [showTrendNoise(noise, bounds)] : [],
  );
  return margins.toSorted((a, b) => compare(b.margin, a.margin))[0] ?? null;
}

/** Nothing lies between the two figures as they are printed. */
export const isWithoutChange = ({ change }: ExplainedChange): boolean =>
  change.form === "value" && change.value === 0;
