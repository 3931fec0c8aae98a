import { whyNotRunning } from "#evaluations/rules/status.ts";
import { lockManageable } from "#evaluations/server/queries/access.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database.ts";
import { handleThen } from "#platform/server/handle.ts";
import { reportsContract } from "../../contract.ts";
import { closeEvaluation } from "../closeEvaluation.ts";

/**
 * Closes early: by those who run the evaluation, never by the person evaluated by others. Allowed as a request, done by
 * the login that may act as the snapshot writer.
 */
export const closeEarlyEndpoint = handleThen(
  reportsContract.close,
  async ({ input: { evaluationId }, actor, tx, requestId }) => {
    const { evaluation } = await lockManageable(tx, actor, evaluationId);
    refuseIf(whyNotRunning(evaluation));
    const { companyId, profileId } = actor;
    return { companyId, evaluationId, by: { profileId, requestId } };
  },
  async (closing, services) => {
    const { companyId, by } = closing;
    const closed = await asTenant(services.reportDb, { companyId, profileId: by.profileId }, (tx) =>
      closeEvaluation(tx, services, closing),
    );
    return closed ? {} : refuse("evaluation_closed");
  },
);
