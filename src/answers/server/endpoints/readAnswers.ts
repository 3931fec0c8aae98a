import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { answersContract, type Answers } from "../../contract.ts";
import { NOTICE_VERSION } from "../../rules/notice.ts";
import { formOf } from "../form.ts";
import { refuseUninvolved } from "../involvement.ts";
import { findForm, type Form } from "../queries/parts.ts";

/** The form and one's own answers: the draft while it is open, one's own response afterwards. */
export const readAnswersEndpoint = handle(answersContract.read, async ({ input, actor, tx }) => {
  const form = await findForm(tx, actor, input.evaluationId);
  if (!form) return refuseUninvolved(tx, actor, input.evaluationId);
  return formOf({
    ...form,
    respondentId: actor.profileId,
    // A notice that says something else since is read again (§10 of docs/product-decisions.md).
    noticeAcknowledged:
      form.status !== "pending" || (form.draft !== null && (form.noticeVersion ?? 0) >= NOTICE_VERSION),
    answers: ownAnswers(form),
  });
});

function ownAnswers({ status, draft, response, items }: Form): Answers {
  if (status !== "completed") return draft ?? { scores: [], revisions: [], texts: {} };
  // Once the link to its author is deleted, nobody can tell whose response it was (§5 of docs/product-decisions.md).
  if (!response) return refuse("evaluation_not_found");
  return { ...response, revisions: items.map(() => 0) };
}
