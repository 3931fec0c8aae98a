import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotUnplan } from "../../rules/plan.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { saveStatus } from "../queries/evaluations.ts";

export const unplanEvaluationEndpoint = handle(evaluationsContract.unplan, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluation } = await lockManageable(tx, actor, input.id);
  refuseIf(whyNotUnplan(evaluation.status));
  // The day, and the confirmation of small groups, are asked anew.
  await saveStatus(tx, evaluation, services.now(), "draft", { startsOn: null, acceptsSmallGroups: false });
  await audit(tx, call, {
    action: "evaluation.unplanned",
    objectType: "evaluation",
    objectId: evaluation.id,
  });
  return present(tx, actor, evaluation.id);
});
