import { dayIn } from "#company/server/dayIn.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { PulseSeriesState } from "../contract/series.ts";
import { isOccurrenceToCome, listNextRuns } from "../rules/cadence.ts";
import { readAudience } from "./runs/audience.ts";
import { toProgress, type SeriesRecord } from "./runs/facts.ts";
import { listRunsOfSeries, type CompanyClock } from "./runs/queries.ts";

const shownRuns = 3;

/** The last day of the run of a series that is open; null: none is. */
export async function readOpenUntil(
  tx: Tenant,
  series: SeriesRecord,
  { timeZone }: Pick<CompanyClock, "timeZone">,
): Promise<string | null> {
  const [open] = await listRunsOfSeries(tx, series, ["open"]);
  return open ? dayIn(timeZone, new Date(open.closesAt.getTime() - 1)) : null;
}

/** A series with its next runs; none while it is paused. */
export async function presentSeries(
  tx: Tenant,
  series: SeriesRecord,
  clock: Pick<CompanyClock, "timeZone" | "today">,
): Promise<PulseSeriesState> {
  const { timeZone, today } = clock;
  const { id, plan, skipped, runCount, pausedAt, endedAt, version } = series;
  const progress = toProgress(series);
  const toDay = (at: Date | null) => at && dayIn(timeZone, at);
  const { audience } = plan;
  const asked = endedAt ? null : (await readAudience(tx, series.companyId, { audience, today })).length;
  return {
    id,
    plan,
    asked,
    next: pausedAt || endedAt ? [] : listNextRuns(progress, shownRuns),
    skipped: skipped.filter((day) => isOccurrenceToCome(progress, day)),
    openUntil: await readOpenUntil(tx, series, clock),
    runCount,
    pausedOn: toDay(pausedAt),
    endedOn: toDay(endedAt),
    version,
  };
}
