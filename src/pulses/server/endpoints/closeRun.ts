import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handleThen } from "#platform/server/calls/handle.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { runEndpoints } from "../../contract/runs.ts";
import { whyNotClose } from "../../rules/endRun.ts";
import { closeRun } from "../runs/closeRun.ts";
import { lockRun } from "../runs/queries.ts";

/** Closes before the last day. Allowed as a request, done by the login that may read what people answered. */
export const closeRunEndpoint = handleThen(
  runEndpoints.closeRun,
  async (call) => {
    const { input, actor, tx } = call;
    const key = { companyId: actor.companyId, id: input.id };
    const run = (await lockRun(tx, key)) ?? refuse("not_found");
    refuseIf(whyNotClose(run));
    await audit(tx, call, { action: "pulse.close_asked", objectType: "pulse_run", objectId: run.id });
    return { ...key, profileId: actor.profileId };
  },
  ({ companyId, id, profileId }, services) =>
    asTenant(services.reportDb, { companyId, profileId }, async (tx) => {
      const run = await lockRun(tx, { companyId, id });
      if (run?.status !== "open") refuse("pulse_not_open");
      await closeRun(tx, services, run, { profileId });
      return {};
    }),
);
