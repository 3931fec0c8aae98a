import { handle } from "#platform/server/calls/handle.ts";
import { refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { closeGaps, deleteSkillQuestions } from "../queries/questions.ts";

export const removeSkillEndpoint = handle(evaluationsContract.removeSkill, async ({ input, actor, tx }) => {
  const { evaluation } = await lockManageable(tx, actor, input.id);
  refuseIf(whyNotEditQuestions(evaluation.status));
  await deleteSkillQuestions(tx, evaluation, input.skillId);
  await closeGaps(tx, evaluation);
  return present(tx, actor, evaluation.id);
});
