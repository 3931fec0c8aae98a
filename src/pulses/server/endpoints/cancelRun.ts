import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { runEndpoints } from "../../contract/runs.ts";
import { whyNotCancel } from "../../rules/endRun.ts";
import { scheduleRuns } from "../dueWork.ts";
import { planNextRun } from "../runs/nextRun.ts";
import { changeRun, changeSeries, lockRunWithSeries, readClock } from "../runs/queries.ts";

/** The run after it is the next one; where none follows, the series ends. */
export const cancelRunEndpoint = handle(runEndpoints.cancelRun, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { series, run } = (await lockRunWithSeries(tx, { companyId, id: input.id })) ?? refuse("not_found");
  refuseIf(whyNotCancel(run));
  await changeRun(tx, run, { status: "cancelled", version: run.version + 1 });
  const after = { ...series, lastOccurrence: run.occurrence, version: series.version + 1 };
  await changeSeries(tx, series, { lastOccurrence: run.occurrence, version: after.version });
  await planNextRun(tx, services, after, await readClock(tx, services, companyId));
  await scheduleRuns(tx, services, companyId, [run.id]);
  await audit(tx, call, {
    action: "pulse.cancelled",
    objectType: "pulse_run",
    objectId: run.id,
    details: { occurrence: run.occurrence },
  });
  return {};
});
