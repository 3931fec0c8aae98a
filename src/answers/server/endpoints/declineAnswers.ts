import { notifyLeadOfShortGroups } from "#evaluations/server/notifyLeadOfShortGroups.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { enqueueClosingIfLast } from "../enqueueClosing.ts";
import { refuseOtherRespondent, refuseUninvolved, whyNotAnswer } from "../involvement.ts";
import { deleteDraft } from "../queries/drafts.ts";
import { declineParticipation } from "#evaluations/server/queries/participation.ts";
import { lockParticipation } from "../queries/ownParticipation.ts";

/** « Je ne peux pas répondre »: final, and not for the person evaluated; the note is for the lead only. */
export const declineAnswersEndpoint = handle(answersContract.decline, async (call) => {
  const { input, actor, tx } = call;
  refuseOtherRespondent(actor, input);
  const { evaluationId, note } = input;
  const part = await lockParticipation(tx, actor, evaluationId);
  if (!part) return refuseUninvolved(tx, actor, evaluationId);
  if (part.role === "subject") return refuse("forbidden");
  refuseIf(whyNotAnswer(part));

  const { participantId } = part;
  await deleteDraft(tx, actor, participantId);
  await declineParticipation(tx, { companyId: actor.companyId, participantId }, note || null);
  await audit(tx, call, { action: "answers.declined", objectType: "evaluation", objectId: evaluationId });
  const key = { companyId: actor.companyId, id: evaluationId };
  await notifyLeadOfShortGroups(tx, call.services, { key, role: part.role });
  await enqueueClosingIfLast(tx, { companyId: actor.companyId, evaluationId });
  return {};
});
