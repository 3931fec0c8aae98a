import { dayIn } from "#company/server/dayIn.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { runEndpoints } from "../../contract/runs.ts";
import { computeClosing } from "../../rules/cadence.ts";
import { whyNotExtend } from "../../rules/extend.ts";
import { scheduleRuns } from "../dueWork.ts";
import { readRunRow } from "../runRows.ts";
import { changeRun, listRunsOfSeries, lockRunWithSeries, readClock } from "../runs/queries.ts";

export const extendRunEndpoint = handle(runEndpoints.extendRun, async (call) => {
  const { input, actor, tx, services } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const { series, run } = (await lockRunWithSeries(tx, key)) ?? refuse("not_found");
  const [next] = await listRunsOfSeries(tx, series, ["scheduled"]);
  const { now, today, timeZone } = await readClock(tx, services, actor.companyId);
  if (run.status !== "open" || run.closesAt <= now) refuse("pulse_not_open");
  if (run.version !== input.version) refuse("edited_meanwhile");
  const { closesOn } = await readRunRow(tx, key, now);
  const nextOpensOn = next ? dayIn(timeZone, next.opensAt) : null;
  refuseIf(whyNotExtend({ closesOn, nextOpensOn, today }, input.closesOn));
  await changeRun(tx, run, { closesAt: computeClosing(input, timeZone), version: run.version + 1 });
  await scheduleRuns(tx, services, actor.companyId, [run.id]);
  await audit(tx, call, {
    action: "pulse.extended",
    objectType: "pulse_run",
    objectId: run.id,
    details: { from: closesOn, to: input.closesOn },
  });
  return readRunRow(tx, key, now);
});
