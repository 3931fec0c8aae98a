import { sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { listShortGroups, type GroupCounts, type ShortGroup } from "../../rules/shortGroups.ts";
import type { EvaluationKey } from "./evaluations.ts";
import { isPromotedByItsSubject } from "./promoted.ts";

/** The counts of the protected groups of an evaluation, as an array in JSON; null where there is none. */
export const selectGroupCounts = (evaluation: SQL): SQL => sql`(
  select json_agg(json_build_object('role', g.role, 'finished', g.finished, 'awaited', g.awaited,
    'gone', g.declined + g.closed + (
      select count(*) from audit_log a where a.company_id = ${evaluation}.company_id and a.object_type = 'evaluation'
        and a.object_id = ${evaluation}.id and a.action = 'evaluation.participant_removed' and a.details ->> 'role' = g.role))
    order by g.role desc)
  from (
    select p.participant_role as role,
      count(*) filter (where p.status = 'completed') as finished,
      count(*) filter (where p.status = 'pending' and person.is_active) as awaited,
      count(*) filter (where p.status = 'declined') as declined,
      count(*) filter (where p.status = 'pending' and not person.is_active) as closed
    from evaluation_participants p
    join profiles person on person.company_id = p.company_id and person.id = p.participant_profile_id
    where p.company_id = ${evaluation}.company_id and p.evaluation_id = ${evaluation}.id
      and p.participant_role in ('peer', 'direct_report')
    group by p.participant_role
  ) g)`;

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  subjectName: string;
  authorId: string;
  threshold: number;
  groups: GroupCounts[] | null;
}
const collecting = sql`e.status = 'in_progress' and e.releases_on is null`;

/** The short groups of one evaluation that collects answers, and its lead. */
export async function findShortGroups(
  tx: Tenant,
  { companyId, id }: EvaluationKey,
): Promise<{ authorId: string; groups: ShortGroup[] } | null> {
  const { rows } = await tx.execute<Row>(sql`
    select e.author_profile_id as "authorId", e.threshold, ${selectGroupCounts(sql`e`)} as groups
    from evaluations e where e.company_id = ${companyId} and e.id = ${id} and ${collecting}`);
  const [row] = rows;
  return row ? { authorId: row.authorId, groups: listShortGroups(row.groups ?? [], row.threshold) } : null;
}

/** Under the lock of the evaluation. */
export const noteDeparture = (tx: Tenant, { companyId, id }: EvaluationKey) =>
  tx.execute(
    sql`update evaluations set has_departures = true where company_id = ${companyId} and id = ${id}`,
  );

export interface ShortEvaluation {
  evaluationId: string;
  name: string;
  subjectName: string;
  groups: ShortGroup[];
}

/** At most so many evaluations with departures are read: the lead was notified of each when it occurred. */
const maxEvaluations = 50;

/** The evaluations that the actor leads, alone or in campaigns, with a short group; never one's own. */
export async function listShortEvaluations(
  tx: Tenant,
  actor: Actor,
  limit: number,
): Promise<ShortEvaluation[]> {
  const { companyId, profileId } = actor;
  if (!actor.capabilities.has("evaluate")) return [];
  const { rows } = await tx.execute<Row>(sql`
    select e.id, e.name, e.threshold, trim(s.first_name || ' ' || s.last_name) as "subjectName",
      ${selectGroupCounts(sql`e`)} as groups
    from evaluations e
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    where e.company_id = ${companyId} and e.author_profile_id = ${profileId} and ${collecting}
      and e.subject_profile_id <> ${profileId} and not coalesce(${isPromotedByItsSubject(actor)}, false)
      and e.has_departures
    order by e.due_on, e.id limit ${maxEvaluations}`);
  return rows
    .map(({ id, name, subjectName, threshold, groups }) => ({
      evaluationId: id,
      name,
      subjectName,
      groups: listShortGroups(groups ?? [], threshold),
    }))
    .filter(({ groups }) => groups.length > 0)
    .slice(0, limit);
}
