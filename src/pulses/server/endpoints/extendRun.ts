import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { runEndpoints } from "../../contract/runs.ts";
import { computeClosing } from "../../rules/cadence.ts";
import { whyNotClose } from "../../rules/endRun.ts";
import { whyNotExtend, whyNotStayOpen } from "../../rules/extend.ts";
import { scheduleRuns } from "../dueWork.ts";
import { readRunRow } from "../runRows.ts";
import { changeRun, lockRunWithSeries, readClock } from "../runs/queries.ts";

export const extendRunEndpoint = handle(runEndpoints.extendRun, async (call) => {
  const { input, actor, tx, services } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const { run } = (await lockRunWithSeries(tx, key)) ?? refuse("not_found");
  refuseIf(whyNotClose(run));
  const { now, today, timeZone } = await readClock(tx, services, actor.companyId);
  const { closesOn, nextOpensOn } = await readRunRow(tx, key, now);
  const days = { closesOn, nextOpensOn, today };
  refuseIf(whyNotStayOpen({ ...days, status: run.status }));
  if (run.version !== input.version) refuse("edited_meanwhile");
  refuseIf(whyNotExtend(days, input.closesOn));
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
