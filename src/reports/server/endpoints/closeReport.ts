import { lockManageable } from "#evaluations/server/queries/access.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { reportsContract } from "../../contract.ts";
import { closeCollection } from "../closing.ts";

/** Closes early: by those who run the evaluation, never by the person evaluated by others. */
export const closeReportEndpoint = handle(
  reportsContract.close,
  async ({ input: { evaluationId }, actor, tx, services, requestId }) => {
    await lockManageable(tx, actor, evaluationId);
    const { companyId, profileId } = actor;
    const by = { profileId, requestId };
    if (!(await closeCollection(tx, services, { companyId, evaluationId, by }))) refuse("status_conflict");
    return {};
  },
);
