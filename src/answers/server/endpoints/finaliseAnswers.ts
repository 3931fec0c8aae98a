import { listMissingComments, listMissingRequired } from "../../rules/answered.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { refuse, refuseIf, type ErrorCode, type FieldError } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { enqueueClosing } from "../enqueueClosing.ts";
import { refuseOtherRespondent, refuseUninvolved, whyNotAnswer } from "../involvement.ts";
import { lockDraft } from "../queries/drafts.ts";
import { stampSubject } from "#evaluations/server/queries/participation.ts";
import { lockParticipation } from "../queries/ownParticipation.ts";
import { moveDraftToResponse } from "../queries/responses.ts";

/**
 * Finalises one's answers, under the lock of the evaluation, so that the last one is known to be the last. There is
 * no audit entry: it would name the author of the response that the same transaction writes (docs/decisions/0051).
 * That a person has finished is the status of their participation.
 */
export const finaliseAnswersEndpoint = handle(
  answersContract.finalise,
  async ({ input, actor, tx, services }) => {
    const { evaluationId } = input;
    refuseOtherRespondent(actor, input);
    // In this order, and in one round trip: what the second reads is true under the lock that the first takes.
    const [part, draft] = await Promise.all([
      lockParticipation(tx, actor, evaluationId),
      lockDraft(tx, actor, evaluationId),
    ]);
    if (!part) return refuseUninvolved(tx, actor, evaluationId);
    refuseIf(whyNotAnswer(part));
    if (!draft) return refuse(part.noticeVersion === null ? "status_conflict" : "already_finalised");
    refuseWhenMissing("required_questions_missing", listMissingRequired(draft.items, draft));
    refuseWhenMissing(
      "required_comments_missing",
      listMissingComments(draft.items, draft, part.commentsMandatory).map(({ item }) => item),
    );

    const { participantId, role } = part;
    const ids = { participantId, responseId: services.newId(), linkId: services.newId() };
    const collection = { companyId: actor.companyId, evaluationId };
    await Promise.all([
      moveDraftToResponse(tx, actor, ids),
      role === "subject" && stampSubject(tx, collection, services.now()),
      draft.othersAwaited === 0 && enqueueClosing(tx, collection),
    ]);
    return {};
  },
);

function refuseWhenMissing(code: ErrorCode, items: readonly QuestionnaireItem[]): void {
  if (items.length === 0) return;
  const fields: Record<string, FieldError> = {};
  for (const { position } of items) fields[`position.${position}`] = { reason: "required" };
  refuse(code, fields);
}
