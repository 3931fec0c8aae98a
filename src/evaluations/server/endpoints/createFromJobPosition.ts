import { readPosition } from "#jobs/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { maxQuestions } from "../../rules/questionnaire.ts";
import { present } from "../present.ts";
import { insertQuestions, listSkillQuestions } from "../queries/questions.ts";
import { startDraft } from "../startDraft.ts";

/** Creates a draft with the skills of a position in their order, and all questions of each (§7 of the specification). */
export const createFromJobPositionEndpoint = handle(
  evaluationsContract.createFromJobPosition,
  async (call) => {
    const { input, actor, tx, services } = call;
    const { companyId } = actor;
    const position = await readPosition(tx, companyId, input.jobPositionId);
    if (position.isArchived) refuse("invalid_data", { jobPositionId: { reason: "option" } });
    const id = await startDraft(call, {
      name: input.name ?? position.name.fr,
      description: input.description ?? null,
      evaluationType: input.evaluationType,
      subjectId: input.subjectProfileId ?? null,
      sourceJobPositionId: position.id,
    });
    const skills = position.skills.filter(({ isArchived }) => !isArchived);
    const rows = [];
    for (const { id: skillId } of skills)
      for (const { copy } of await listSkillQuestions(tx, { companyId, id }, skillId))
        rows.push({
          ...copy,
          companyId,
          id: services.newId(),
          evaluationId: id,
          skillId,
          displayOrder: rows.length + 1,
        });
    if (rows.length > maxQuestions)
      refuse("invalid_data", { jobPositionId: { reason: "too_long", max: maxQuestions } });
    if (rows.length > 0) await insertQuestions(tx, rows);
    return present(tx, actor, id);
  },
);
