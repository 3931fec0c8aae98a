import { readZone } from "#company/server/dayIn.ts";
import { resolveNotice } from "#evaluations/rules/notice.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { answersContract, type Answers } from "../../contract.ts";
import { resolveCommentsInReport } from "../../rules/comments.ts";
import { toAnswerForm } from "../form.ts";
import { refuseUninvolved } from "../involvement.ts";
import { answersPorts } from "../ports.ts";
import { findForm, type Form } from "../queries/ownParticipation.ts";

/** The form and one's own answers: the draft while it is open, one's own response afterwards. */
export const readAnswersEndpoint = handle(answersContract.read, async ({ input, actor, tx, services }) => {
  const { evaluationId } = input;
  const { companyId } = actor;
  const form = await findForm(tx, actor, evaluationId);
  if (!form) return refuseUninvolved(tx, actor, evaluationId);
  const answers = ownAnswers(form);
  const isFinished = form.status === "completed" && form.evaluationStatus !== "in_progress";
  // Where the layout leaves all comments out, the notice has said so.
  const isShown =
    isFinished && form.evaluation.showsComments
      ? await answersPorts.findCommentsShown(tx, { companyId, evaluationId }, form.role)
      : null;
  return toAnswerForm({
    ...form,
    zone: readZone(form.timeZone, services.now()),
    respondentId: actor.profileId,
    // A notice that has changed since it was read must be read again (§10 of docs/product-decisions.md).
    noticeAcknowledged:
      form.status !== "pending" ||
      (form.draft !== null && (form.noticeVersion ?? 0) >= resolveNotice(form.evaluation).noticeVersion),
    answers,
    commentsInReport: resolveCommentsInReport(form.role, answers.texts, isShown),
  });
});

function ownAnswers({ status, draft, response, items }: Form): Answers {
  if (status !== "completed") return draft ?? { scores: [], revisions: [], texts: {} };
  // Once the link to its author is deleted, the response cannot be attributed (§5 of docs/product-decisions.md).
  if (!response) return refuse("evaluation_not_found");
  return { ...response, revisions: items.map(() => 0) };
}
