import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import { contains } from "#platform/server/search.ts";
import type { Actor } from "#platform/server/services.ts";
import { teamMembersManagedBy } from "#teams/server/queries.ts";
import type { EvaluationRow, EvaluationStatus } from "../../contract.ts";

interface Wanted {
  search: string | undefined;
  status: EvaluationStatus | undefined;
  after: { createdAt: string; id: string } | null;
  limit: number;
}

/**
 * What the actor may see, as mayRead says for one evaluation: owners and admins everything, a team manager what
 * they authored or whose subject they manage; and what is about themself only once launched, unless their own.
 */
const visibleTo = ({ companyId, profileId, role, isAdmin }: Actor) => {
  const all = isAdmin || role === "account_owner";
  const managed = sql`(e.author_profile_id = ${profileId} or s.direct_manager_id = ${profileId}
    or e.subject_profile_id in ${teamMembersManagedBy(companyId, profileId)})`;
  return sql`e.company_id = ${companyId} and (
    (e.subject_profile_id is distinct from ${profileId} and ${all ? sql`true` : managed})
    or (e.subject_profile_id = ${profileId} and (
      (e.launched_on is not null and e.status not in ('draft', 'pending'))
      or (e.author_profile_id = ${profileId} and (e.evaluation_type = 'self' or e.launched_on is null or e.status in ('draft', 'pending')))
    )))`;
};

const fromEvaluations = sql`
  from evaluations e
  join profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
  left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id`;

const conditions = (actor: Actor, { search, status }: Wanted) => {
  const words = contains(search, [
    sql`e.name`,
    sql`s.first_name`,
    sql`s.last_name`,
    sql`a.first_name`,
    sql`a.last_name`,
  ]);
  return sql`${visibleTo(actor)}
    ${status ? sql`and e.status = ${status}` : sql``}
    ${words ? sql`and ${words}` : sql``}`;
};

export type ListedEvaluation = EvaluationRow & { createdAt: string };

/** One page, the newest first, counts included: one statement whatever the number of rows. */
export async function listVisible(tx: Tenant, actor: Actor, wanted: Wanted): Promise<ListedEvaluation[]> {
  const { after, limit } = wanted;
  const { rows } = await tx.execute<Record<keyof ListedEvaluation, unknown>>(sql`
    with page as (
      select e.*, a.first_name as author_first_name, a.last_name as author_last_name,
        s.first_name as subject_first_name, s.last_name as subject_last_name
      ${fromEvaluations}
      where ${conditions(actor, wanted)}
        ${after ? sql`and (e.created_at, e.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)` : sql``}
      order by e.created_at desc, e.id desc
      limit ${limit}
    )
    select e.id, e.name, e.status, e.evaluation_type as "evaluationType", e.due_on as "dueOn",
      to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
      json_build_object('id', e.author_profile_id, 'firstName', e.author_first_name, 'lastName', e.author_last_name)
        as author,
      case when e.subject_profile_id is not null then json_build_object(
        'id', e.subject_profile_id, 'firstName', e.subject_first_name, 'lastName', e.subject_last_name) end as subject,
      (case when 'skills' = any(e.selected_dimensions) then (select count(*) from evaluation_questions q
          where q.company_id = e.company_id and q.evaluation_id = e.id) else 0 end
        + case when 'values' = any(e.selected_dimensions) then (select count(*) from evaluation_values v
          where v.company_id = e.company_id and v.evaluation_id = e.id) else 0 end
        + case when 'objectives' = any(e.selected_dimensions) then (select count(*) from evaluation_objectives o
          where o.company_id = e.company_id and o.evaluation_id = e.id) else 0 end)::int as "questionCount",
      parts.invited as "participantCount",
      -- A refusal counts as finished for the person evaluated, so that the total never betrays it.
      case when e.subject_profile_id = ${actor.profileId} then parts.finished else parts.answered end as "answeredCount"
    from page e
    cross join lateral (
      select count(*)::int as invited,
        (count(*) filter (where ep.status = 'completed'))::int as answered,
        (count(*) filter (where ep.status <> 'pending'))::int as finished
      from evaluation_participants ep
      where ep.company_id = e.company_id and ep.evaluation_id = e.id
    ) parts
    order by e.created_at desc, e.id desc
  `);
  return rows as unknown as ListedEvaluation[];
}

export async function countVisible(tx: Tenant, actor: Actor, wanted: Wanted): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total ${fromEvaluations} where ${conditions(actor, wanted)}`,
  );
  return rows[0]?.total ?? 0;
}
