import { handle } from "#platform/server/calls/handle.ts";
import { parsePreformatted } from "#platform/server/http/preformattedJson.ts";
import { reportsContract } from "../../contract.ts";
import { recordOpening, toReport } from "../openReport.ts";
import { findReviewable } from "../reportAccess.ts";

export const reviewReportEndpoint = handle(reportsContract.review, async (call) => {
  const { evaluationId } = call.input;
  const known = await findReviewable(call.tx, call.actor, evaluationId);
  await recordOpening(call, { evaluationId, subjectId: known.subject.id });
  return { report: parsePreformatted(toReport(call, known, { withMasked: true })), masked: known.masked };
});
