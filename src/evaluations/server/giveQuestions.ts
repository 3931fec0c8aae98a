import { sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { QuestionSource } from "../contract/tasks.ts";
import { maxQuestions } from "../rules/questionnaire.ts";

interface AwaitingDrafts {
  companyId: string;
  campaignId: string;
  source: QuestionSource;
}

/** Questions that one statement writes, a little more where one draft passes it: half a second of the ten that it may last. */
const maxQuestionsPerStatement = 10_000;

/**
 * Gives their questions to as many drafts of a campaign that await them as one statement may serve: five statements at
 * most, for one draft as for hundreds. What was launched or deleted meanwhile gets none.
 * @returns whether others still wait
 */
export async function giveQuestions(
  tx: Tenant,
  { companyId, campaignId, source }: AwaitingDrafts,
): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string; isServed: boolean }>(sql`
    select id, before < ${maxQuestionsPerStatement} as "isServed" from (
      select id, sum(count) over (order by id) - count as before from (
        select e.id, least(${countQuestions(companyId, source)}, ${maxQuestions}) as count from evaluations e
        where e.company_id = ${companyId} and e.campaign_id = ${campaignId} and e.awaits_questions) counted
    ) placed`);
  const served = rows.filter(({ isServed }) => isServed).map(({ id }) => id);
  if (served.length === 0) return false;
  const { rows: drafts } = await tx.execute<{ id: string }>(sql`
    select id from evaluations
    where company_id = ${companyId} and id = any(${sql.param(served)}::uuid[]) and awaits_questions and status = 'draft'
    order by id for update`);
  const ids = drafts.map(({ id }) => id);
  await (source.from === "evaluation"
    ? copyQuestions(tx, companyId, source.id, ids)
    : takeSkills(tx, companyId, selectChosenSkills(companyId, source, ids)));
  await tx.execute(sql`
    update evaluations set awaits_questions = false
    where company_id = ${companyId} and id = any(${sql.param(served)}::uuid[]) and awaits_questions`);
  return served.length < rows.length;
}

/** Leaves the drafts that still wait without questions, like those of people without a position: others can be chosen. */
export const stopAwaiting = (tx: Tenant, { companyId, campaignId }: Omit<AwaitingDrafts, "source">) =>
  tx.execute(sql`
    update evaluations set awaits_questions = false
    where company_id = ${companyId} and campaign_id = ${campaignId} and awaits_questions`);

/** How many questions the draft `e` gets. */
function countQuestions(companyId: string, source: QuestionSource): SQL {
  switch (source.from) {
    case "evaluation":
      return sql`(select count(*) from evaluation_questions q
        where q.company_id = ${companyId} and q.evaluation_id = ${source.id})`;
    case "skills":
      return sql`(select count(*) from questions q
        where q.company_id = ${companyId} and q.skill_id = any(${sql.param([...source.ids])}::uuid[]) and not q.is_archived)`;
    case "positions":
      return sql`(select count(*) from job_position_skills l
        join questions q on q.company_id = l.company_id and q.skill_id = l.skill_id and not q.is_archived
        where l.company_id = e.company_id and l.job_position_id = e.source_job_position_id)`;
  }
}

const toUuidArray = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

/** The questions and values of an evaluation, for each draft. */
async function copyQuestions(
  tx: Tenant,
  companyId: string,
  sourceId: string,
  drafts: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, original_question_id,
      text_fr, text_en, name_self_fr, name_self_en, type, options, is_required)
    select q.company_id, gen_random_uuid(), draft.id, q.display_order, q.skill_id, q.original_question_id,
      q.text_fr, q.text_en, q.name_self_fr, q.name_self_en, q.type, q.options, q.is_required
    from evaluation_questions q cross join unnest(${toUuidArray(drafts)}) as draft(id)
    where q.company_id = ${companyId} and q.evaluation_id = ${sourceId}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into evaluation_values (company_id, id, evaluation_id, value_id, display_order)
    select v.company_id, gen_random_uuid(), draft.id, v.value_id, v.display_order
    from evaluation_values v
    join company_values c on c.company_id = v.company_id and c.id = v.value_id and not c.is_archived
    cross join unnest(${toUuidArray(drafts)}) as draft(id)
    where v.company_id = ${companyId} and v.evaluation_id = ${sourceId}
    on conflict do nothing`);
}

/** The skills whose questions each draft gets, with their place in it. */
const selectChosenSkills = (
  companyId: string,
  source: Exclude<QuestionSource, { from: "evaluation" }>,
  drafts: readonly string[],
): SQL =>
  source.from === "skills"
    ? sql`select draft.id, chosen.skill_id, chosen.place
        from unnest(${toUuidArray(drafts)}) as draft(id)
        cross join unnest(${toUuidArray(source.ids)}) with ordinality as chosen(skill_id, place)`
    : sql`select e.id, l.skill_id, l.position as place
        from evaluations e
        join job_positions j on j.company_id = e.company_id and j.id = e.source_job_position_id and not j.is_archived
        join job_position_skills l on l.company_id = j.company_id and l.job_position_id = j.id
        where e.company_id = ${companyId} and e.id = any(${toUuidArray(drafts)})`;

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
    where ranked.rank <= ${maxQuestions}
    on conflict do nothing`);
}
