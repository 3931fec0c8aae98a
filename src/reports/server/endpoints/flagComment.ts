import { readCompanyToday } from "#evaluations/server/today.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { findFlaggedAddress, whyNotFlagMore } from "../../rules/flags.ts";
import { flaggedComments } from "../../tables.ts";
import { computeCommentDigest } from "../commentDigest.ts";
import { readLaidOut } from "../laidOut.ts";
import { requestDecision } from "../notifyOfFlags.ts";
import { lockFlaggable } from "../reportAccess.ts";

/** Masks the comment at once, and notifies its deciders; the audit log records the flag, not the comment. */
export const flagCommentEndpoint = handle(reportsContract.flagComment, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluationId, comment, words = "" } = input;
  const known = await lockFlaggable(tx, actor, evaluationId);
  const { masked, flags, evaluation } = known;
  const address = findFlaggedAddress(readLaidOut(known), comment, { masked, flags });
  if ("refused" in address) return refuse(address.refused);
  refuseIf(whyNotFlagMore(flags.filter(({ status }) => status === "open").length));
  const { companyId } = actor;
  const flagId = services.newId();
  await tx.insert(flaggedComments).values({
    companyId,
    id: flagId,
    evaluationId,
    place: address.place,
    raterGroup: address.group,
    position: address.index,
    digest: computeCommentDigest(comment.words),
    words,
    flaggedOn: await readCompanyToday(tx, services, companyId),
    status: "open",
  });
  await audit(tx, call, {
    action: "report.comment_flagged",
    objectType: "evaluation",
    objectId: evaluationId,
  });
  await requestDecision(tx, services, { evaluation, flagId });
  return {};
});
