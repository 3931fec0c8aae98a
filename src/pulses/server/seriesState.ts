import { dayIn } from "#company/server/dayIn.ts";
import type { PulseSeriesState } from "../contract/series.ts";
import { listNextRuns } from "../rules/cadence.ts";
import { toProgress, type SeriesRecord } from "./runs/facts.ts";
import type { CompanyClock } from "./runs/queries.ts";

const shownRuns = 3;

/** A series with its next runs; none while it is paused. */
export function presentSeries(
  series: SeriesRecord,
  { timeZone }: Pick<CompanyClock, "timeZone">,
): PulseSeriesState {
  const { id, plan, skipped, runCount, pausedAt, endedAt, version } = series;
  const toDay = (at: Date | null) => at && dayIn(timeZone, at);
  return {
    id,
    plan,
    next: pausedAt || endedAt ? [] : listNextRuns(toProgress(series), shownRuns),
    skipped,
    runCount,
    pausedOn: toDay(pausedAt),
    endedOn: toDay(endedAt),
    version,
  };
}
