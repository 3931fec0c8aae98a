import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesEndpoints } from "../../contract/series.ts";
import { isOccurrenceToCome, listNextRuns, whyNotTakeBack } from "../../rules/cadence.ts";
import { toProgress } from "../runs/facts.ts";
import { planNextRun } from "../runs/nextRun.ts";
import { changeSeries, lockSeriesToChange, readClock } from "../runs/queries.ts";
import { presentSeries, readOpenUntil } from "../seriesState.ts";

/** One that is skipped has no row: the run to come is then the one after it. */
export const skipRunEndpoint = handle(seriesEndpoints.skipRun, async (call) => {
  const { input, actor, tx, services } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const series = await lockSeriesToChange(tx, key, input.version);
  const { occurrence, isSkipped } = input;
  if (!isOccurrenceToCome(toProgress(series), occurrence)) refuse("pulse_not_scheduled");
  const clock = await readClock(tx, services, actor.companyId);
  if (!isSkipped) refuseIf(whyNotTakeBack(occurrence, await readOpenUntil(tx, series, clock)));
  const others = series.skipped.filter((day) => day !== occurrence);
  const after = {
    ...series,
    skipped: isSkipped ? [...others, occurrence].toSorted() : others,
    version: series.version + 1,
  };
  if (listNextRuns(toProgress(after), 1).length === 0) refuse("pulse_last_run");
  await changeSeries(tx, key, { skipped: after.skipped, version: after.version });
  await planNextRun(tx, services, after, clock);
  await audit(tx, call, {
    action: isSkipped ? "pulse.skipped" : "pulse.taken_back",
    objectType: "pulse_series",
    objectId: series.id,
    details: { occurrence },
  });
  return presentSeries(tx, after, clock);
});
