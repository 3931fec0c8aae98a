import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotRemove } from "../../rules/status.ts";
import { lockManageable } from "../queries/access.ts";
import { deleteEvaluation } from "../queries/evaluations.ts";

export const removeEvaluationEndpoint = handle(evaluationsContract.remove, async (call) => {
  const { input, actor, tx } = call;
  const { evaluation } = await lockManageable(tx, actor, input.id);
  refuseIf(whyNotRemove(evaluation.status));
  await deleteEvaluation(tx, evaluation);
  await audit(tx, call, {
    action: "evaluation.removed",
    objectType: "evaluation",
    objectId: evaluation.id,
  });
  return {};
});
