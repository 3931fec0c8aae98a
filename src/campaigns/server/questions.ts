import { sql } from "drizzle-orm";
import { mostQuestions } from "#evaluations/rules/questionnaire.ts";
import { mayManage } from "#evaluations/rules/relations.ts";
import { findKnown, type Known } from "#evaluations/server/queries/access.ts";
import { isOfferedPosition } from "#jobs/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Questionnaire } from "../contract.ts";

/** Whose questions are copied, as far as the actor may use them today; neither, where each person’s position gives them. */
export interface Questions {
  source: Known | null;
  positionId: string | null;
}

export async function findQuestions(
  tx: Tenant,
  actor: Actor,
  questionnaire: Questionnaire,
): Promise<Questions> {
  if (questionnaire.from === "own_position") return { source: null, positionId: null };
  if (questionnaire.from === "position") {
    const isOffered = await isOfferedPosition(tx, actor.companyId, questionnaire.id);
    if (!isOffered) refuse("campaign_questions_gone");
    return { source: null, positionId: questionnaire.id };
  }
  const source = await findKnown(tx, actor, questionnaire.id);
  if (!source || !mayManage(source.standpoint, source.evaluation)) refuse("campaign_questions_gone");
  return { source, positionId: null };
}

/** Objectives are those of one person. */
export const withoutObjectives = (dimensions: Known["evaluation"]["selectedDimensions"] | undefined) => {
  const kept = (dimensions ?? []).filter((dimension) => dimension !== "objectives");
  return kept.length > 0 ? kept : ["skills" as const];
};

const draftIds = (drafts: readonly { id: string }[]) => sql`${sql.param(drafts.map(({ id }) => id))}::uuid[]`;

/** The questions and values of an evaluation, for each draft. */
export async function copyQuestions(
  tx: Tenant,
  companyId: string,
  sourceId: string,
  drafts: readonly { id: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, original_question_id,
      text_fr, text_en, name_self_fr, name_self_en, type, options, is_required)
    select q.company_id, gen_random_uuid(), draft.id, q.display_order, q.skill_id, q.original_question_id,
      q.text_fr, q.text_en, q.name_self_fr, q.name_self_en, q.type, q.options, q.is_required
    from evaluation_questions q cross join unnest(${draftIds(drafts)}) as draft(id)
    where q.company_id = ${companyId} and q.evaluation_id = ${sourceId}`);
  await tx.execute(sql`
    insert into evaluation_values (company_id, id, evaluation_id, value_id, display_order)
    select v.company_id, gen_random_uuid(), draft.id, v.value_id, v.display_order
    from evaluation_values v
    join company_values c on c.company_id = v.company_id and c.id = v.value_id and not c.is_archived
    cross join unnest(${draftIds(drafts)}) as draft(id)
    where v.company_id = ${companyId} and v.evaluation_id = ${sourceId}`);
}

/** The skills of each draft's position in their order, and all questions of each (§7 of the specification). */
export async function takePositions(
  tx: Tenant,
  companyId: string,
  drafts: readonly { id: string; jobPositionId: string | null }[],
): Promise<void> {
  const positionIds = sql`${sql.param(drafts.map(({ jobPositionId }) => jobPositionId))}::uuid[]`;
  await tx.execute(sql`
    insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, original_question_id,
      text_fr, text_en, name_self_fr, name_self_en, type, options, is_required)
    select ${companyId}, gen_random_uuid(), ranked.draft_id, ranked.place, ranked.skill_id, ranked.id,
      ranked.text_fr, ranked.text_en, ranked.name_self_fr, ranked.name_self_en, ranked.type, ranked.options, ranked.is_required
    from (
      select q.*, draft.id as draft_id,
        row_number() over (partition by draft.id order by l.position, l.skill_id, q.position, q.id) as place
      from unnest(${draftIds(drafts)}, ${positionIds}) as draft(id, position_id)
      join job_positions j on j.company_id = ${companyId} and j.id = draft.position_id and not j.is_archived
      join job_position_skills l on l.company_id = j.company_id and l.job_position_id = j.id
      join skills s on s.company_id = l.company_id and s.id = l.skill_id and not s.is_archived
      join questions q on q.company_id = s.company_id and q.skill_id = s.id and not q.is_archived
    ) ranked
    where ranked.place <= ${mostQuestions}`);
}
