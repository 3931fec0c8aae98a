import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { maxQuestions } from "../../rules/questionnaire.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { insertQuestions, isUsableSkill, listQuestionIds, listSkillQuestions } from "../queries/questions.ts";

export const addSkillEndpoint = handle(
  evaluationsContract.addSkill,
  async ({ input, actor, tx, services }) => {
    const { evaluation } = await lockManageable(tx, actor, input.id);
    refuseIf(whyNotEditQuestions(evaluation.status));
    if (!(await isUsableSkill(tx, actor.companyId, input.skillId)))
      refuse("invalid_data", { skillId: { reason: "option" } });
    const offered = await listSkillQuestions(tx, evaluation, input.skillId);
    const missing = offered.filter(({ isPresent }) => !isPresent);
    const existing = await listQuestionIds(tx, evaluation);
    if (existing.length + missing.length > maxQuestions)
      refuse("invalid_data", { skillId: { reason: "too_long", max: maxQuestions } });
    if (missing.length > 0)
      await insertQuestions(
        tx,
        missing.map(({ copy }, index) => ({
          ...copy,
          companyId: actor.companyId,
          id: services.newId(),
          evaluationId: evaluation.id,
          skillId: input.skillId,
          displayOrder: existing.length + index + 1,
        })),
      );
    return {
      evaluation: await present(tx, actor, evaluation.id),
      added: missing.length,
      alreadyPresent: offered.length - missing.length,
    };
  },
);
