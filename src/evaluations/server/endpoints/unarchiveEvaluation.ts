import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotUnarchive } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { isTwiceInCampaign, saveStatus } from "../queries/evaluations.ts";

/** Restores from the archive the draft that it was. */
export const unarchiveEvaluationEndpoint = handle(evaluationsContract.unarchive, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluation } = await lockManageable(tx, actor, input.id);
  refuseIf(whyNotUnarchive(evaluation));
  if (await isTwiceInCampaign(tx, evaluation)) refuse("already_in_campaign");
  // A plan from before archiving is asked anew, as when a plan is cancelled.
  await saveStatus(tx, evaluation, services.now(), "draft", { startsOn: null, acceptsSmallGroups: false });
  await audit(tx, call, {
    action: "evaluation.unarchived",
    objectType: "evaluation",
    objectId: evaluation.id,
  });
  return present(tx, actor, evaluation.id);
});
