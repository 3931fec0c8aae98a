import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { listReportsAbout } from "#reports/server/teamReports.ts";
import type { CheckpointSkill } from "../../contract/checkpoints.ts";

/** The evaluation after which one takes stock again, and what its questions were about. */
export interface EarlierEvaluation {
  evaluationId: string;
  name: string;
  releasedOn: string;
  isScaleOffered: boolean;
  /** With rated questions, in their order. */
  skills: CheckpointSkill[];
}

/** The skills that an evaluation `e` asked about, with how many questions. */
export const selectAskedSkills = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', jsonb_build_object('fr', s.name_fr, 'en', s.name_en),
    'questionCount', asked.count) order by asked.first, s.id), '[]')
  from (
    select q.skill_id, min(q.display_order) as first, count(*) as count from evaluation_questions q
    where q.company_id = e.company_id and q.evaluation_id = e.id
    group by q.skill_id having bool_or(q.type = 'star_rating')
  ) asked
  join skills s on s.company_id = e.company_id and s.id = asked.skill_id)`;

/** The published ones about a person in which others answered, the latest first, of those whose report the actor may open. */
export async function listEarlier(tx: Tenant, actor: Actor, profileId: string): Promise<EarlierEvaluation[]> {
  const reports = await listReportsAbout(tx, actor, profileId);
  if (reports.length === 0) return [];
  const { rows } = await tx.execute<EarlierEvaluation & Record<string, unknown>>(sql`
    select e.id as "evaluationId", e.name, asked.released_on as "releasedOn", e.scale = any(c.offered_scales) as "isScaleOffered",
      ${selectAskedSkills} as skills
    from unnest(${sql.param(reports.map(({ evaluationId }) => evaluationId))}::uuid[],
      ${sql.param(reports.map(({ releasedOn }) => releasedOn))}::text[]) with ordinality as asked(id, released_on, place)
    join evaluations e on e.company_id = ${actor.companyId} and e.id = asked.id and e.evaluation_type <> 'self'
    join companies c on c.id = e.company_id
    order by asked.place`);
  return rows.map(({ skills, ...facts }) => ({
    ...facts,
    skills: skills.map(({ id, name }) => ({ id, name })),
  }));
}
