import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { maxObjectives } from "../../rules/questionnaire.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { insertObjectives, listObjectives } from "../queries/questions.ts";

export const addObjectiveEndpoint = handle(
  evaluationsContract.addObjective,
  async ({ input, actor, tx, services }) => {
    const { evaluation } = await lockManageable(tx, actor, input.id);
    refuseIf(whyNotEditQuestions(evaluation.status));
    const existing = await listObjectives(tx, evaluation);
    if (existing.length >= maxObjectives)
      refuse("invalid_data", { nameFr: { reason: "too_long", max: maxObjectives } });
    await insertObjectives(tx, [
      {
        companyId: actor.companyId,
        id: services.newId(),
        evaluationId: evaluation.id,
        nameFr: input.nameFr,
        nameEn: input.nameEn || null,
        displayOrder: (existing.at(-1)?.displayOrder ?? 0) + 1,
      },
    ]);
    return present(tx, actor, evaluation.id);
  },
);
