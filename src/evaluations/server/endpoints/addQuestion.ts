import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotOptions } from "#skills/rules/options.ts";
import { maxQuestions } from "../../rules/questionnaire.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { toStoredOptions } from "../queries/options.ts";
import { insertQuestions, isUsableSkill, listQuestionIds } from "../queries/questions.ts";

export const addQuestionEndpoint = handle(
  evaluationsContract.addQuestion,
  async ({ input, actor, tx, services }) => {
    const { evaluation } = await lockManageable(tx, actor, input.id);
    refuseIf(whyNotEditQuestions(evaluation.status));
    const { skillId, type, options = [] } = input;
    if (!(await isUsableSkill(tx, actor.companyId, skillId)))
      refuse("invalid_data", { skillId: { reason: "option" } });
    const wrong = whyNotOptions(type, options.length);
    if (wrong) refuse("invalid_data", { options: { reason: wrong } });
    const existing = await listQuestionIds(tx, evaluation);
    if (existing.length >= maxQuestions)
      refuse("invalid_data", { textFr: { reason: "too_long", max: maxQuestions } });
    await insertQuestions(tx, [
      {
        companyId: actor.companyId,
        id: services.newId(),
        evaluationId: evaluation.id,
        skillId,
        displayOrder: existing.length + 1,
        textFr: input.textFr,
        textEn: input.textEn || null,
        nameSelfFr: input.nameSelfFr || null,
        nameSelfEn: input.nameSelfEn || null,
        type,
        options: toStoredOptions(options),
        isRequired: input.isRequired ?? type !== "text",
      },
    ]);
    return present(tx, actor, evaluation.id);
  },
);
