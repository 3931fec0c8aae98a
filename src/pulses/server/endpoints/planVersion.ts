import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesEndpoints } from "../../contract/series.ts";
import { findRunningSeries, keepVersion, lockDraft } from "../planning.ts";

/** Runs that are open keep what they ask; those that open later ask the draft as it is now. */
export const planVersionEndpoint = handle(seriesEndpoints.planVersion, async (call) => {
  const { input, actor, tx } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const template = await lockDraft(call, key, input.version);
  if (!(await findRunningSeries(tx, key))) refuse("pulse_not_running");
  const number = await keepVersion(call, template);
  await audit(tx, call, {
    action: "pulse.version_planned",
    objectType: "pulse_template",
    objectId: template.id,
    details: { number },
  });
  return { number };
});
