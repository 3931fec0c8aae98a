import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesEndpoints } from "../../contract/series.ts";
import { planNextRun } from "../runs/nextRun.ts";
import { changeSeries, lockSeriesToChange, readClock } from "../runs/queries.ts";
import { presentSeries } from "../seriesState.ts";

export const endSeriesEndpoint = handle(seriesEndpoints.endSeries, async (call) => {
  const { input, actor, tx, services } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const series = await lockSeriesToChange(tx, key, input.version);
  const clock = await readClock(tx, services, actor.companyId);
  const change = { endedAt: clock.now, version: series.version + 1 };
  await changeSeries(tx, key, change);
  const after = { ...series, ...change };
  await planNextRun(tx, services, after, clock);
  await audit(tx, call, { action: "pulse.ended", objectType: "pulse_series", objectId: series.id });
  return presentSeries(tx, after, clock);
});
