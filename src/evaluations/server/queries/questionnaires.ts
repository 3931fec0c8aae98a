import { and, eq, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { StoredOption } from "#skills/tables.ts";
import type { QuestionnaireItem } from "../../contract/questionnaire.ts";
import type { DraftQuestionnaire } from "../../rules/questionnaire.ts";
import { questionnaires } from "../../tables.ts";
import type { EvaluationRecord } from "./access.ts";
import type { EvaluationKey } from "./evaluations.ts";
import { toOptions } from "./options.ts";

interface DraftParts extends Omit<DraftQuestionnaire, "selectedDimensions" | "questions"> {
  questions: (Omit<DraftQuestionnaire["questions"][number], "options"> & { options: StoredOption[] })[];
}

/** The content chosen by the author, ready to be frozen or previewed, in one statement. A value archived since is left out. */
export async function readDraftQuestionnaire(
  tx: Tenant,
  evaluation: Pick<EvaluationRecord, "companyId" | "id" | "selectedDimensions">,
): Promise<DraftQuestionnaire> {
  const { companyId, id } = evaluation;
  const { rows } = await tx.execute<Record<keyof DraftParts, unknown>>(sql`
    select
      (select coalesce(json_agg(json_build_object(
          'id', coalesce(q.original_question_id, q.id), 'type', q.type, 'options', q.options, 'isRequired', q.is_required,
          'text', json_build_object('fr', q.text_fr, 'en', q.text_en),
          'selfText', json_build_object('fr', q.name_self_fr, 'en', q.name_self_en),
          'skill', json_build_object('id', s.id,
            'name', json_build_object('fr', s.name_fr, 'en', s.name_en),
            'family', json_build_object('id', f.id, 'name', json_build_object('fr', f.name_fr, 'en', f.name_en)))
        ) order by q.display_order, q.id), '[]')
        from evaluation_questions q
        join skills s on s.company_id = q.company_id and s.id = q.skill_id
        join skill_families f on f.company_id = s.company_id and f.id = s.family_id
        where q.company_id = ${companyId} and q.evaluation_id = ${id}) as questions,
      (select coalesce(json_agg(json_build_object(
          'id', v.id, 'name', json_build_object('fr', v.name_fr, 'en', v.name_en),
          'question', json_build_object('fr', v.question_fr, 'en', v.question_en),
          'selfText', json_build_object('fr', v.name_self_fr, 'en', v.name_self_en)
        ) order by ev.display_order, ev.id), '[]')
        from evaluation_values ev
        join company_values v on v.company_id = ev.company_id and v.id = ev.value_id
        where ev.company_id = ${companyId} and ev.evaluation_id = ${id} and not v.is_archived) as values,
      (select coalesce(json_agg(json_build_object(
          'id', o.id, 'name', json_build_object('fr', o.name_fr, 'en', o.name_en)
        ) order by o.display_order, o.id), '[]')
        from evaluation_objectives o
        where o.company_id = ${companyId} and o.evaluation_id = ${id}) as objectives`);
  const parts = rows[0] as unknown as DraftParts;
  return {
    ...parts,
    selectedDimensions: evaluation.selectedDimensions,
    questions: parts.questions.map((question) => ({ ...question, options: toOptions(question.options) })),
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
