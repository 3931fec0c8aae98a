import { dayIn } from "#company/server/dayIn.ts";
import type { PulseSeriesState } from "../contract/series.ts";
import { isOccurrenceToCome, listNextRuns } from "../rules/cadence.ts";
import { toProgress, type SeriesRecord } from "./runs/facts.ts";
import type { CompanyClock } from "./runs/queries.ts";

const shownRuns = 3;

/** A series with its next runs; none while it is paused. */
export function presentSeries(
  series: SeriesRecord,
  { timeZone }: Pick<CompanyClock, "timeZone">,
): PulseSeriesState {
  const { id, plan, skipped, runCount, pausedAt, endedAt, version } = series;
  const progress = toProgress(series);
  const toDay = (at: Date | null) => at && dayIn(timeZone, at);
  return {
    id,
    plan,
    next: pausedAt || endedAt ? [] : listNextRuns(progress, shownRuns),
    skipped: skipped.filter((day) => isOccurrenceToCome(progress, day)),
    runCount,
    pausedOn: toDay(pausedAt),
    endedOn: toDay(endedAt),
    version,
  };
}
