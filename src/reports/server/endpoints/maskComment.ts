import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { whyNotMask, findWriting } from "../../rules/maskedComments.ts";
import { maskedComments } from "../../tables.ts";
import { computeCommentDigest } from "../commentDigest.ts";
import { readLaidOut } from "../laidOut.ts";
import { lockReviewable } from "../reportAccess.ts";

/** The reason is stored with the masked comment, not in the audit log, since it may quote the comment. */
export const maskCommentEndpoint = handle(reportsContract.maskComment, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluationId, comment, reason } = input;
  const known = await lockReviewable(tx, actor, evaluationId);
  const writing = findWriting(readLaidOut(known), comment);
  if (!writing) return refuse("not_found");
  if (reason !== null) refuseIf(whyNotMask(comment));
  const digest = computeCommentDigest(writing.words);
  const { companyId } = actor;
  const { place, group: raterGroup, index: position } = comment;
  const isMasked = reason !== null;
  const {
    companyId: company,
    evaluationId: evaluation,
    place: at,
    raterGroup: by,
    position: nth,
  } = maskedComments;
  await tx
    .insert(maskedComments)
    .values({
      companyId,
      id: services.newId(),
      evaluationId,
      place,
      raterGroup,
      position,
      digest,
      reason: reason ?? "",
      isMasked,
    })
    .onConflictDoUpdate({
      target: [company, evaluation, at, by, nth],
      set: isMasked ? { reason, isMasked, digest } : { isMasked },
    });
  const action = isMasked ? "report.comment_masked" : "report.comment_shown";
  await audit(tx, call, { action, objectType: "evaluation", objectId: evaluationId });
  return {};
});
