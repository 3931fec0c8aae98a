import { and, asc, eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import { companyValues, skillFamilies, skills } from "#skills/tables.ts";
import type { QuestionnaireItem } from "../../contract/questionnaire.ts";
import type { DraftQuestionnaire } from "../../rules/questionnaire.ts";
import { evaluationQuestions, evaluationValues, questionnaires } from "../../tables.ts";
import type { EvaluationRecord } from "./access.ts";
import type { EvaluationKey } from "./evaluations.ts";
import { toOptions } from "./options.ts";
import { listObjectives } from "./questions.ts";

/** What the author has put together, ready to be frozen or tried out. */
export async function readDraftQuestionnaire(
  tx: Tenant,
  evaluation: Pick<EvaluationRecord, "companyId" | "id" | "selectedDimensions">,
): Promise<DraftQuestionnaire> {
  const { companyId, id } = evaluation;
  const questions = await tx
    .select({ question: evaluationQuestions, skill: skills, family: skillFamilies })
    .from(evaluationQuestions)
    .innerJoin(
      skills,
      and(eq(skills.companyId, evaluationQuestions.companyId), eq(skills.id, evaluationQuestions.skillId)),
    )
    .innerJoin(
      skillFamilies,
      and(eq(skillFamilies.companyId, skills.companyId), eq(skillFamilies.id, skills.familyId)),
    )
    .where(and(eq(evaluationQuestions.companyId, companyId), eq(evaluationQuestions.evaluationId, id)))
    .orderBy(asc(evaluationQuestions.displayOrder), asc(evaluationQuestions.id));
  const values = await tx
    .select({ id: companyValues.id, fr: companyValues.questionFr, en: companyValues.questionEn })
    .from(evaluationValues)
    .innerJoin(
      companyValues,
      and(
        eq(companyValues.companyId, evaluationValues.companyId),
        eq(companyValues.id, evaluationValues.valueId),
      ),
    )
    .where(and(eq(evaluationValues.companyId, companyId), eq(evaluationValues.evaluationId, id)))
    .orderBy(asc(evaluationValues.displayOrder), asc(evaluationValues.id));
  const objectives = await listObjectives(tx, evaluation);
  return {
    selectedDimensions: evaluation.selectedDimensions,
    questions: questions.map(({ question, skill, family }) => ({
      id: question.id,
      text: { fr: question.textFr, en: question.textEn },
      type: question.type,
      options: toOptions(question.options),
      isRequired: question.isRequired,
      skill: {
        id: skill.id,
        name: { fr: skill.nameFr, en: skill.nameEn },
        family: { id: family.id, name: { fr: family.nameFr, en: family.nameEn } },
      },
    })),
    values: values.map(({ id: valueId, fr, en }) => ({ id: valueId, question: { fr, en } })),
    objectives: objectives.map((objective) => ({
      id: objective.id,
      name: { fr: objective.nameFr, en: objective.nameEn },
    })),
  };
}

/** A draft that comes back after a launch without answers is frozen anew. */
export async function saveQuestionnaire(
  tx: Tenant,
  key: EvaluationKey,
  id: string,
  items: QuestionnaireItem[],
): Promise<void> {
  await tx
    .delete(questionnaires)
    .where(and(eq(questionnaires.companyId, key.companyId), eq(questionnaires.evaluationId, key.id)));
  await tx.insert(questionnaires).values({ companyId: key.companyId, id, evaluationId: key.id, items });
}
