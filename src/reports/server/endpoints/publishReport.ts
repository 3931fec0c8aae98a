import { saveStatus } from "#evaluations/server/queries/evaluations.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { audit } from "#platform/server/audit.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleThen } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { reportNotes } from "../../tables.ts";
import { announce } from "../announce.ts";
import { stampRelease } from "../releaseReport.ts";
import { findReviewable, lockReviewable } from "../reportAccess.ts";

/**
 * Status, report, note, emails and audit entry in one transaction, by the login that may stamp a report; allowed again
 * under the lock, so that of two publications at once one is refused.
 */
export const publishReportEndpoint = handleThen(
  reportsContract.publish,
  async ({ input, actor, tx, requestId }) => {
    await findReviewable(tx, actor, input.evaluationId);
    return { input, actor, requestId };
  },
  async ({ input: { evaluationId, note = "" }, actor, requestId }, services) => {
    const { companyId, profileId } = actor;
    await asTenant(services.reportDb, { companyId, profileId }, async (tx) => {
      const { evaluation } = await lockReviewable(tx, actor, evaluationId);
      const key = { companyId, evaluationId };
      if (note) await tx.insert(reportNotes).values({ ...key, id: services.newId(), words: note });
      await stampRelease(tx, key, await readCompanyToday(tx, services, companyId));
      await saveStatus(tx, evaluation, services.now(), "completed");
      await audit(
        tx,
        { actor, services, requestId },
        { action: "report.published", objectType: "evaluation", objectId: evaluationId },
      );
      await announce(tx, services, evaluation, profileId);
    });
    return {};
  },
);
