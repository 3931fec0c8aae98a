import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotOptions } from "#skills/rules/options.ts";
import { computeSelfText } from "../../rules/questionnaire.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { toStoredOptions } from "../queries/options.ts";
import { changeQuestion, findQuestion } from "../queries/questions.ts";

export const updateQuestionEndpoint = handle(
  evaluationsContract.updateQuestion,
  async ({ input, actor, tx }) => {
    const { evaluation } = await lockManageable(tx, actor, input.id);
    refuseIf(whyNotEditQuestions(evaluation.status));
    const { id: _, questionId, ...wanted } = input;
    const { textFr, textEn, type, options, isRequired } = wanted;
    if (Object.values(wanted).every((value) => value === undefined)) refuse("no_update_data");
    const question = await findQuestion(tx, evaluation, questionId);
    if (!question) refuse("not_found");
    const after = type ?? question.type;
    // Options follow the type: another type than multiple choice has none.
    const kept = after === "multiple_choice" ? question.options : [];
    const stored = options ? toStoredOptions(options) : kept;
    const wrong = whyNotOptions(after, stored.length);
    if (wrong) refuse("invalid_data", { options: { reason: wrong } });
    await changeQuestion(tx, evaluation, question.id, {
      ...computeSelfText(question, wanted),
      ...(textFr === undefined ? {} : { textFr }),
      ...(textEn === undefined ? {} : { textEn: textEn || null }),
      ...(isRequired === undefined ? {} : { isRequired }),
      type: after,
      options: stored,
    });
    return present(tx, actor, evaluation.id);
  },
);
