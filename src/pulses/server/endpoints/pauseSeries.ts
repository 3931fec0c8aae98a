import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesEndpoints } from "../../contract/series.ts";
import { passOver } from "../../rules/cadence.ts";
import { toProgress } from "../runs/facts.ts";
import { planNextRun } from "../runs/nextRun.ts";
import { changeSeries, isSeries, lockSeriesToChange, readClock } from "../runs/queries.ts";
import { pulseSeries } from "../../tables.ts";
import { presentSeries } from "../seriesState.ts";

/** A run that is open stays open. What came meanwhile is passed over: the next run is one that is yet to come. */
export const pauseSeriesEndpoint = handle(seriesEndpoints.pauseSeries, async (call) => {
  const { input, actor, tx, services } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const series = await lockSeriesToChange(tx, key, input.version);
  const clock = await readClock(tx, services, actor.companyId);
  const wasPaused = series.pausedAt !== null;
  const change = {
    pausedAt: input.isPaused ? (series.pausedAt ?? clock.now) : null,
    lastOccurrence:
      wasPaused && !input.isPaused
        ? passOver(toProgress(series), clock.now, clock.timeZone)
        : series.lastOccurrence,
    version: series.version + 1,
  };
  await changeSeries(tx, key, change);
  await planNextRun(tx, services, { ...series, ...change }, clock);
  await audit(tx, call, {
    action: input.isPaused ? "pulse.paused" : "pulse.resumed",
    objectType: "pulse_series",
    objectId: series.id,
  });
  const [after = { ...series, ...change }] = await tx.select().from(pulseSeries).where(isSeries(key));
  return presentSeries(tx, after, clock);
});
