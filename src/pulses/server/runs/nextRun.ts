import { and, eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { computeClosing, computeOpening, getOccurrence, listNextRuns } from "../../rules/cadence.ts";
import type { PlannedRun } from "../../contract/series.ts";
import { pulseRuns } from "../../tables.ts";
import { scheduleRuns } from "../dueWork.ts";
import { toProgress, type RunRecord, type SeriesRecord } from "./facts.ts";
import { changeRun, changeSeries, listRunsOfSeries, type CompanyClock } from "./queries.ts";

/** The moments of a run, as its row keeps them. */
export const toMoments = (
  { plan }: Pick<SeriesRecord, "plan">,
  run: PlannedRun,
  timeZone: string,
): Pick<RunRecord, "occurrence" | "opensAt" | "closesAt"> => ({
  occurrence: getOccurrence(run),
  opensAt: computeOpening(plan, run, timeZone),
  closesAt: computeClosing(run, timeZone),
});

/**
 * Makes the row of the next run what follows from the series, under its lock and after its change: made, moved, or
 * removed where none follows; a series without one ends. Others of its runs stay as they are.
 */
export async function planNextRun(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  series: SeriesRecord,
  { now, timeZone }: Pick<CompanyClock, "now" | "timeZone">,
): Promise<void> {
  const { companyId, id: seriesId, templateId, plan } = series;
  const [scheduled] = await listRunsOfSeries(tx, series, ["scheduled"]);
  const [next] = series.endedAt ? [] : listNextRuns(toProgress(series), 1);
  if (!next) {
    if (scheduled)
      await tx
        .delete(pulseRuns)
        .where(and(eq(pulseRuns.companyId, companyId), eq(pulseRuns.id, scheduled.id)));
    if (!series.endedAt) await changeSeries(tx, series, { endedAt: now, version: series.version + 1 });
    if (scheduled) await scheduleRuns(tx, services, companyId, [scheduled.id]);
    return;
  }
  const moments = toMoments(series, next, timeZone);
  const id = scheduled?.id ?? services.newId();
  if (scheduled)
    await changeRun(tx, scheduled, {
      ...moments,
      number: series.runCount + 1,
      version: scheduled.version + 1,
    });
  else
    await tx.insert(pulseRuns).values({
      companyId,
      id,
      seriesId,
      templateId,
      ...moments,
      number: series.runCount + 1,
      status: "scheduled",
      threshold: plan.threshold,
      readers: plan.readers,
    });
  await scheduleRuns(tx, services, companyId, [id]);
}
