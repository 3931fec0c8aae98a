import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { listQuestionIds, saveOrder } from "../queries/questions.ts";

export const reorderQuestionsEndpoint = handle(
  evaluationsContract.reorderQuestions,
  async ({ input, actor, tx }) => {
    const { evaluation } = await lockManageable(tx, actor, input.id);
    refuseIf(whyNotEditQuestions(evaluation.status));
    const stored = await listQuestionIds(tx, evaluation);
    if (!isSameSet(stored, input.questionIds)) refuse("invalid_data", { questionIds: { reason: "option" } });
    await saveOrder(tx, evaluation, input.questionIds);
    return present(tx, actor, evaluation.id);
  },
);

const isSameSet = (stored: readonly string[], wanted: readonly string[]) => {
  const ids = new Set(wanted);
  return wanted.length === stored.length && stored.every((id) => ids.has(id));
};
