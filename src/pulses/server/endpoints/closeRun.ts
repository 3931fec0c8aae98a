import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handleThen } from "#platform/server/calls/handle.ts";
import { runEndpoints } from "../../contract/runs.ts";
import { whyNotClose } from "../../rules/endRun.ts";
import { completeClosing, endAnswers } from "../runs/closeRun.ts";
import { lockRun, readRun } from "../runs/queries.ts";

/** Closes before the last day. Answers end with the request; the login that may read them computes the report. */
export const closeRunEndpoint = handleThen(
  runEndpoints.closeRun,
  async (call) => {
    const { input, actor, tx, services } = call;
    const key = { companyId: actor.companyId, id: input.id };
    // While its report is computed it is read, and not waited for.
    refuseIf(whyNotClose((await readRun(tx, key)) ?? refuse("not_found")));
    const run = (await lockRun(tx, key)) ?? refuse("not_found");
    refuseIf(whyNotClose(run));
    await endAnswers(tx, services, run);
    await audit(tx, call, { action: "pulse.close_asked", objectType: "pulse_run", objectId: run.id });
    return { ...key, profileId: actor.profileId };
  },
  async ({ companyId, id, profileId }, services) => {
    await completeClosing(services, { companyId, id }, profileId);
    return {};
  },
);
