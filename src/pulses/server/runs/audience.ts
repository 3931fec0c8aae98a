import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Audience } from "../../contract/content.ts";
import {
  labelPeople,
  selectAsked,
  type Labels,
  type PersonFacts,
  type TeamFacts,
} from "../../rules/audience.ts";

interface Addressee extends PersonFacts, Record<string, unknown> {
  email: string;
  language: Language;
}

/** Those who would be asked today, with where they stand. Two statements, whatever the number of people. */
export async function readAudience(
  tx: Tenant,
  companyId: string,
  { audience, today }: { audience: Audience; today: string },
): Promise<(Addressee & Labels)[]> {
  const people = await tx.execute<Addressee>(sql`
    select p.id, p.email, p.language, p.account_state as "accountState", p.statut_rh as "hrStatus",
      p.date_embauche as "hiredOn", p.job_position_id as "positionId", m.main as "mainTeamId",
      coalesce(m.teams, '[]') as "teamIds"
    from profiles p
    left join (
      select profile_id, min(team_id::text) filter (where is_main) as main, jsonb_agg(team_id) as teams
      from team_members where company_id = ${companyId} group by profile_id
    ) m on m.profile_id = p.id
    where p.company_id = ${companyId} and p.account_state = 'active'
    order by p.id`);
  const teams = await tx.execute<TeamFacts & Record<string, unknown>>(sql`
    select id, parent_team_id as "parentTeamId", manager_profile_id as "managerProfileId"
    from teams where company_id = ${companyId}`);
  return labelPeople(selectAsked(people.rows, teams.rows, { audience, today }), teams.rows);
}

/** Of runs that opened in the last days before one, their day and how many of these people they asked. */
export async function listAskedBefore(
  tx: Tenant,
  companyId: string,
  { profileIds, since, timeZone }: { profileIds: readonly string[]; since: Date; timeZone: string },
): Promise<{ day: string; shared: number }[]> {
  const { rows } = await tx.execute<{ day: string; shared: number }>(sql`
    select ((r.opened_at at time zone ${timeZone})::date)::text as day, count(*)::int as shared
    from pulse_runs r
    join pulse_invitations i on i.company_id = r.company_id and i.run_id = r.id
    where r.company_id = ${companyId} and r.opened_at > ${since.toISOString()}
      and i.profile_id = any(${sql.param([...profileIds])}::uuid[])
    group by r.id, r.opened_at`);
  return rows;
}
