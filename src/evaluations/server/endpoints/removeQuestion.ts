import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { closeGaps, deleteQuestion, findQuestion } from "../queries/questions.ts";

export const removeQuestionEndpoint = handle(
  evaluationsContract.removeQuestion,
  async ({ input, actor, tx }) => {
    const { evaluation } = await lockManageable(tx, actor, input.id);
    refuseIf(whyNotEditQuestions(evaluation.status));
    const question = await findQuestion(tx, evaluation, input.questionId);
    if (!question) refuse("not_found");
    await deleteQuestion(tx, evaluation, question.id);
    await closeGaps(tx, evaluation);
    return present(tx, actor, evaluation.id);
  },
);
