import { sql, type SQL } from "drizzle-orm";
import { mostQuestions } from "#evaluations/rules/questionnaire.ts";
import { mayManage } from "#evaluations/rules/relations.ts";
import { findKnown, type Known } from "#evaluations/server/queries/access.ts";
import { isOfferedPosition, offeredPositions } from "#jobs/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Questionnaire } from "../contract.ts";
import { positionsFor, type Titled } from "../rules.ts";

/** Where the questions come from, as far as the actor may use it today. */
export type Questions =
  | { from: "evaluation"; source: Known }
  | { from: "skills"; ids: readonly string[] }
  | { from: "positions"; of: (person: Titled) => string | null };

/** The evaluation that is copied, where one is. */
export const sourceOf = (questions: Questions): Known | null =>
  questions.from === "evaluation" ? questions.source : null;

export async function findQuestions(
  tx: Tenant,
  actor: Actor,
  questionnaire: Questionnaire,
): Promise<Questions> {
  const { companyId } = actor;
  switch (questionnaire.from) {
    case "evaluation": {
      const source = await findKnown(tx, actor, questionnaire.id);
      if (!source || !mayManage(source.standpoint, source.evaluation)) refuse("campaign_questions_gone");
      return { from: "evaluation", source };
    }
    case "position": {
      const { id } = questionnaire;
      if (!(await isOfferedPosition(tx, companyId, id))) refuse("campaign_questions_gone");
      return { from: "positions", of: () => id };
    }
    case "skills": {
      // As of a position: those archived since are left out.
      const asked = await listAskedSkills(tx, companyId, questionnaire.ids);
      if (asked.length === 0) refuse("campaign_questions_gone");
      if (asked.reduce((sum, { count }) => sum + count, 0) > mostQuestions)
        refuse("invalid_data", { questionnaire: { reason: "too_long", max: mostQuestions } });
      return { from: "skills", ids: asked.map(({ id }) => id) };
    }
    case "own_position": {
      const { titles } = questionnaire;
      const wanted = titles.map(({ positionId }) => positionId);
      const offered = await offeredPositions(tx, companyId, wanted);
      const usable = titles.filter(({ positionId }) => offered.has(positionId));
      return { from: "positions", of: positionsFor(usable) };
    }
  }
}

/** Of these skills, those that may be asked, in their order, and how many questions each has. */
async function listAskedSkills(
  tx: Tenant,
  companyId: string,
  wanted: readonly string[],
): Promise<{ id: string; count: number }[]> {
  const { rows } = await tx.execute<{ id: string; count: number }>(sql`
    select s.id, (select count(*)::int from questions q
      where q.company_id = s.company_id and q.skill_id = s.id and not q.is_archived) as count
    from skills s where s.company_id = ${companyId} and not s.is_archived
      and s.id = any(${sql.param([...wanted])}::uuid[])
    order by array_position(${sql.param([...wanted])}::uuid[], s.id)`);
  return rows;
}

/** Objectives are those of one person. */
export const withoutObjectives = (dimensions: Known["evaluation"]["selectedDimensions"] | undefined) => {
  const kept = (dimensions ?? []).filter((dimension) => dimension !== "objectives");
  return kept.length > 0 ? kept : ["skills" as const];
};

const draftIds = (drafts: readonly { id: string }[]) => sql`${sql.param(drafts.map(({ id }) => id))}::uuid[]`;

/** The questions and values of an evaluation, for each draft. */
async function copyQuestions(
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

interface Draft {
  id: string;
  /** Whose questions it takes; null of whoever has none. */
  jobPositionId: string | null;
}

/** Gives each draft its questions, in as many statements for one as for hundreds. */
export async function giveQuestions(
  tx: Tenant,
  companyId: string,
  questions: Questions,
  drafts: readonly Draft[],
): Promise<void> {
  if (questions.from === "evaluation")
    return copyQuestions(tx, companyId, questions.source.evaluation.id, drafts);
  const chosen =
    questions.from === "skills"
      ? sql`select draft.id, chosen.skill_id, chosen.place
          from unnest(${draftIds(drafts)}) as draft(id)
          cross join unnest(${sql.param([...questions.ids])}::uuid[]) with ordinality as chosen(skill_id, place)`
      : sql`select draft.id, l.skill_id, l.position as place
          from unnest(${draftIds(drafts)}, ${sql.param(drafts.map(({ jobPositionId }) => jobPositionId))}::uuid[])
            as draft(id, position_id)
          join job_positions j on j.company_id = ${companyId} and j.id = draft.position_id and not j.is_archived
          join job_position_skills l on l.company_id = j.company_id and l.job_position_id = j.id`;
  return takeSkills(tx, companyId, chosen);
}

/** All questions of the skills of each draft, in the order of these (§7 of the specification). */
async function takeSkills(tx: Tenant, companyId: string, chosen: SQL): Promise<void> {
  await tx.execute(sql`
    insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, original_question_id,
      text_fr, text_en, name_self_fr, name_self_en, type, options, is_required)
    select ${companyId}, gen_random_uuid(), ranked.draft_id, ranked.rank, ranked.skill_id, ranked.id,
      ranked.text_fr, ranked.text_en, ranked.name_self_fr, ranked.name_self_en, ranked.type, ranked.options, ranked.is_required
    from (
      select q.*, chosen.id as draft_id,
        row_number() over (partition by chosen.id order by chosen.place, chosen.skill_id, q.position, q.id) as rank
      from (${chosen}) chosen(id, skill_id, place)
      join skills s on s.company_id = ${companyId} and s.id = chosen.skill_id and not s.is_archived
      join questions q on q.company_id = s.company_id and q.skill_id = s.id and not q.is_archived
    ) ranked
    where ranked.rank <= ${mostQuestions}`);
}
