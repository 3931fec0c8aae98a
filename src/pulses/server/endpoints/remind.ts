import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { runEndpoints } from "../../contract/runs.ts";
import { whyNotRemind } from "../../rules/remind.ts";
import { lockRun } from "../runs/queries.ts";
import { remindLater } from "../runs/remindRun.ts";

/** Says that it was done, and nothing of how many are left: it does not know. */
export const remindEndpoint = handle(runEndpoints.remind, async (call) => {
  const { input, actor, tx, services } = call;
  const run = (await lockRun(tx, { companyId: actor.companyId, id: input.id })) ?? refuse("not_found");
  refuseIf(whyNotRemind(run, services.now()));
  await remindLater(tx, services, run);
  await audit(tx, call, { action: "pulse.reminded", objectType: "pulse_run", objectId: run.id });
  return {};
});
