import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { refuseOtherRespondent, refuseUninvolved, whyNotAnswer } from "../involvement.ts";
import { createDraft } from "../queries/drafts.ts";
import { acknowledgeNotice } from "#evaluations/server/queries/participation.ts";
import { lockParticipation } from "../queries/ownParticipation.ts";

/** Records which notice was read, and creates the draft. Beginning again changes nothing else. */
export const beginAnswersEndpoint = handle(answersContract.begin, async ({ input, actor, tx, services }) => {
  refuseOtherRespondent(actor, input);
  const { evaluationId, noticeVersion } = input;
  const part = await lockParticipation(tx, actor, evaluationId);
  if (!part) return refuseUninvolved(tx, actor, evaluationId);
  refuseIf(whyNotAnswer(part));

  const { participantId, questionCount } = part;
  await createDraft(tx, actor, { id: services.newId(), evaluationId, participantId, questionCount });
  if (noticeVersion > (part.noticeVersion ?? 0))
    await acknowledgeNotice(tx, { companyId: actor.companyId, participantId }, noticeVersion);
  return {};
});
