import { whyNotRunning } from "#evaluations/rules/status.ts";
import { lockManageable } from "#evaluations/server/queries/access.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleThen } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { closeEvaluation } from "../closeEvaluation.ts";

/**
 * Closes early: by those who run the evaluation, never by the person evaluated by others. Allowed as a request, done by
 * the login that may act as the snapshot writer.
 */
export const closeEarlyEndpoint = handleThen(
  reportsContract.close,
  async (call) => {
    const { tx, actor } = call;
    const { evaluationId } = call.input;
    const { evaluation } = await lockManageable(tx, actor, evaluationId);
    refuseIf(whyNotRunning(evaluation));
    await audit(tx, call, {
      action: "evaluation.close_asked",
      objectType: "evaluation",
      objectId: evaluationId,
    });
    return { companyId: actor.companyId, profileId: actor.profileId, evaluationId };
  },
  async ({ companyId, profileId, evaluationId }, services) => {
    const closed = await asTenant(services.reportDb, { companyId, profileId }, (tx) =>
      closeEvaluation(tx, services, { companyId, evaluationId, isEarly: true }),
    );
    return closed ? {} : refuse("evaluation_closed");
  },
);
