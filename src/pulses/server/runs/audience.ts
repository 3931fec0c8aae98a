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

/** The people of a company and its teams, from which the audiences of a day follow. */
export interface Staff {
  people: Addressee[];
  teams: TeamFacts[];
}

/** Two statements, whatever the number of people. */
export async function readPeople(tx: Tenant, companyId: string): Promise<Staff> {
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
  return { people: people.rows, teams: teams.rows };
}

/** Those who would be asked today, with where they stand. */
export async function readAudience(
  tx: Tenant,
  companyId: string,
  asked: { audience: Audience; today: string },
): Promise<(Addressee & Labels)[]> {
  const { people, teams } = await readPeople(tx, companyId);
  return labelPeople(selectAsked(people, teams, asked), teams);
}
