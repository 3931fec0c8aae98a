import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { companyValues, questions, skills } from "#skills/tables.ts";
import { evaluationObjectives, evaluationQuestions, evaluationValues } from "../../tables.ts";
import type { EvaluationKey } from "./evaluations.ts";

export type QuestionRecord = typeof evaluationQuestions.$inferSelect;

const isOfEvaluation = (key: EvaluationKey) =>
  and(eq(evaluationQuestions.companyId, key.companyId), eq(evaluationQuestions.evaluationId, key.id));

export const listQuestionIds = async (tx: Tenant, key: EvaluationKey): Promise<string[]> =>
  (
    await tx
      .select({ id: evaluationQuestions.id })
      .from(evaluationQuestions)
      .where(isOfEvaluation(key))
      .orderBy(asc(evaluationQuestions.displayOrder), asc(evaluationQuestions.id))
  ).map(({ id }) => id);

export async function findQuestion(tx: Tenant, key: EvaluationKey, questionId: string) {
  const [question] = await tx
    .select()
    .from(evaluationQuestions)
    .where(and(isOfEvaluation(key), eq(evaluationQuestions.id, questionId)));
  return question ?? null;
}

export async function isUsableSkill(tx: Tenant, companyId: string, skillId: string): Promise<boolean> {
  const found = await tx
    .select({ id: skills.id })
    .from(skills)
    .where(and(eq(skills.companyId, companyId), eq(skills.id, skillId), eq(skills.isArchived, false)));
  return found.length > 0;
}

/** The questions of a skill in the library, each with whether this evaluation already has it. */
export const listSkillQuestions = (tx: Tenant, key: EvaluationKey, skillId: string) =>
  tx
    .select({
      isPresent: sql<boolean>`${evaluationQuestions.id} is not null`,
      copy: {
        originalQuestionId: questions.id,
        textFr: questions.textFr,
        textEn: questions.textEn,
        nameSelfFr: questions.nameSelfFr,
        nameSelfEn: questions.nameSelfEn,
        type: questions.type,
        options: questions.options,
        isRequired: questions.isRequired,
      },
    })
    .from(questions)
    .leftJoin(
      evaluationQuestions,
      and(isOfEvaluation(key), eq(evaluationQuestions.originalQuestionId, questions.id)),
    )
    .where(
      and(
        eq(questions.companyId, key.companyId),
        eq(questions.skillId, skillId),
        eq(questions.isArchived, false),
      ),
    )
    .orderBy(asc(questions.position), asc(questions.id));

/** Copies of the library: it may change, the evaluation keeps what was chosen. Never the same original twice. */
export const insertQuestions = (tx: Tenant, rows: (typeof evaluationQuestions.$inferInsert)[]) =>
  tx.insert(evaluationQuestions).values(rows).onConflictDoNothing();

export const changeQuestion = (
  tx: Tenant,
  key: EvaluationKey,
  questionId: string,
  change: Partial<
    Pick<
      QuestionRecord,
      "textFr" | "textEn" | "nameSelfFr" | "nameSelfEn" | "type" | "options" | "isRequired"
    >
  >,
) =>
  tx
    .update(evaluationQuestions)
    .set(change)
    .where(and(isOfEvaluation(key), eq(evaluationQuestions.id, questionId)));

export const deleteQuestion = (tx: Tenant, key: EvaluationKey, questionId: string) =>
  tx.delete(evaluationQuestions).where(and(isOfEvaluation(key), eq(evaluationQuestions.id, questionId)));

export const deleteSkillQuestions = (tx: Tenant, key: EvaluationKey, skillId: string) =>
  tx.delete(evaluationQuestions).where(and(isOfEvaluation(key), eq(evaluationQuestions.skillId, skillId)));

/** Numbers the questions from 1 in the order given, in one statement. */
export const saveOrder = (tx: Tenant, key: EvaluationKey, questionIds: readonly string[]) =>
  tx.execute(sql`
    update evaluation_questions q
    set display_order = wanted.position
    from unnest(${sql.param([...questionIds])}::uuid[]) with ordinality as wanted(id, position)
    where q.company_id = ${key.companyId} and q.evaluation_id = ${key.id} and q.id = wanted.id
      and q.display_order <> wanted.position
  `);

/** After a question has gone: 1 to n again, without a hole. */
export const closeGaps = async (tx: Tenant, key: EvaluationKey): Promise<void> => {
  await saveOrder(tx, key, await listQuestionIds(tx, key));
};

/** Those of the ids that can be chosen: values of the company, archived ones only if chosen before. */
export async function listUsableValueIds(
  tx: Tenant,
  key: EvaluationKey,
  valueIds: readonly string[],
): Promise<string[]> {
  if (valueIds.length === 0) return [];
  const chosen = tx
    .select({ id: evaluationValues.valueId })
    .from(evaluationValues)
    .where(and(eq(evaluationValues.companyId, key.companyId), eq(evaluationValues.evaluationId, key.id)));
  const rows = await tx
    .select({ id: companyValues.id })
    .from(companyValues)
    .where(
      and(
        eq(companyValues.companyId, key.companyId),
        inArray(companyValues.id, [...valueIds]),
        sql`(not ${companyValues.isArchived} or ${companyValues.id} in ${chosen})`,
      ),
    );
  return rows.map(({ id }) => id);
}

export async function replaceValues(
  tx: Tenant,
  key: EvaluationKey,
  newId: () => string,
  valueIds: readonly string[],
): Promise<void> {
  await tx
    .delete(evaluationValues)
    .where(and(eq(evaluationValues.companyId, key.companyId), eq(evaluationValues.evaluationId, key.id)));
  if (valueIds.length === 0) return;
  await tx.insert(evaluationValues).values(
    valueIds.map((valueId, index) => ({
      companyId: key.companyId,
      id: newId(),
      evaluationId: key.id,
      valueId,
      displayOrder: index + 1,
    })),
  );
}

const isObjectiveOfEvaluation = (key: EvaluationKey) =>
  and(eq(evaluationObjectives.companyId, key.companyId), eq(evaluationObjectives.evaluationId, key.id));

export const listObjectives = (tx: Tenant, key: EvaluationKey) =>
  tx
    .select()
    .from(evaluationObjectives)
    .where(isObjectiveOfEvaluation(key))
    .orderBy(asc(evaluationObjectives.displayOrder), asc(evaluationObjectives.id));

export const insertObjectives = (tx: Tenant, rows: (typeof evaluationObjectives.$inferInsert)[]) =>
  tx.insert(evaluationObjectives).values(rows);

export const deleteObjective = (tx: Tenant, key: EvaluationKey, objectiveId: string) =>
  tx
    .delete(evaluationObjectives)
    .where(and(isObjectiveOfEvaluation(key), eq(evaluationObjectives.id, objectiveId)))
    .returning({ id: evaluationObjectives.id });
