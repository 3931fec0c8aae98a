import { sql, type SQL } from "drizzle-orm";
import { isUnsent, selectUnsentInvitations } from "#evaluations/server/queries/reminders.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { MissingPerson } from "../contract.ts";
import { visibleLines } from "./queries.ts";

const buildFace = (person: SQL) =>
  sql`jsonb_build_object('id', ${person}.id, 'firstName', ${person}.first_name, 'lastName', ${person}.last_name, 'avatar', ${person}.avatar)`;

/** Those who have not finished, over the evaluations that are collected and that the actor runs. */
export async function listMissing(tx: Tenant, actor: Actor, id: string): Promise<MissingPerson[]> {
  const parts = sql`join evaluation_participants ep on ep.company_id = e.company_id and ep.evaluation_id = e.id`;
  const toIsoText = (moment: SQL) =>
    sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await tx.execute<MissingPerson & Record<string, unknown>>(sql`
    with unsent as materialized (${selectUnsentInvitations(actor.companyId)}
    ), part as materialized (
      select ep.participant_profile_id as id, ep.reminded_at, e.due_on, not ${isUnsent(sql`ep`, sql`unsent`)} as has_left
      from campaigns c cross join ${visibleLines(actor, parts)} and c.company_id = ${actor.companyId} and c.id = ${id}
        and e.status = 'in_progress' and e.releases_on is null and ep.status = 'pending'
    ), parts as materialized (
      select part.id, count(*)::int as count, min(part.due_on) as due_on,
        count(*) filter (where part.has_left) as invited, max(part.reminded_at) as last,
        case when bool_and(part.reminded_at is not null) filter (where part.has_left)
          then min(part.reminded_at) filter (where part.has_left) end as longest_ago
      from part group by part.id
    )
    select ${buildFace(sql`p`)} as person, parts.count as "partCount", parts.due_on as "dueOn", p.is_active as "isActive",
      parts.invited > 0 as "isInvited", ${toIsoText(sql`parts.longest_ago`)} as "remindedAt", ${toIsoText(sql`parts.last`)} as "lastRemindedAt"
    from parts join profiles p on p.company_id = ${actor.companyId} and p.id = parts.id
    order by parts.count desc, p.last_name_key, p.first_name_key, p.id`);
  return rows;
}
