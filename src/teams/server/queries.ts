import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { ManagedTeams, PersonTeam } from "#people/contract/person.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { teamMembers, teams } from "../tables.ts";
import type { TeamLevel } from "../vocabulary.ts";
import { visibleTo } from "./search.ts";

/** The managers of the teams of a person, as a uuid[] expression. A parent team gives no right over its sub-teams. */
export const selectTeamManagerIds = (
  companyId: SQLWrapper | string,
  profileId: SQLWrapper | string,
): SQL<string[]> =>
  sql<string[]>`array(
    select distinct t.manager_profile_id
    from team_members m
    join teams t on t.company_id = m.company_id and t.id = m.team_id
    where m.company_id = ${companyId} and m.profile_id = ${profileId} and t.manager_profile_id is not null
  )`;

/** The teams of a person, the main one first, then by name. */
export const selectPersonTeams = (companyId: SQLWrapper, profileId: SQLWrapper): SQL<PersonTeam[]> =>
  sql<PersonTeam[]>`(select coalesce(
      jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'isMain', m.is_main) order by m.is_main desc, t.name_key, t.id), '[]')
    from team_members m join teams t on t.company_id = m.company_id and t.id = m.team_id
    where m.company_id = ${companyId} and m.profile_id = ${profileId})`;

/** The highest team that a person manages: a direction, which has none above, or another. */
export const selectHighestLevel = (companyId: SQLWrapper, profileId: SQLWrapper): SQL<TeamLevel | null> =>
  sql<TeamLevel | null>`(select case when bool_or(t.parent_team_id is null) then 'direction' when count(*) > 0 then 'team' end
    from teams t where t.company_id = ${companyId} and t.manager_profile_id = ${profileId})`;

const maxNamesShown = 3;

/** The teams that these people manage, the first ones named; `own`: those that the reader is in. */
export const selectManagedTeams = (
  { companyId, profileId }: Pick<Actor, "companyId" | "profileId">,
  ids: readonly string[],
): SQL<ManagedTeams> =>
  sql<ManagedTeams>`(select jsonb_build_object('count', count(*), 'own', count(*) filter (where t.is_own),
      'names', coalesce(jsonb_agg(t.name order by t.place) filter (where t.place <= ${maxNamesShown}), '[]'))
    from (
      select t.name, row_number() over (order by t.name_key, t.id) as place, exists (
        select from team_members m
        where m.company_id = t.company_id and m.team_id = t.id and m.profile_id = ${profileId}) as is_own
      from teams t
      where t.company_id = ${companyId} and t.manager_profile_id = any(${sql.param([...ids])}::uuid[])
    ) t)`;

/** The people of the teams that a person manages, as a subquery of profile ids. */
export const teamMembersManagedBy = (companyId: string, managerProfileId: string): SQL =>
  sql`(
    select m.profile_id
    from team_members m
    join teams t on t.company_id = m.company_id and t.id = m.team_id
    where m.company_id = ${companyId} and t.manager_profile_id = ${managerProfileId}
  )`;

/**
 * The people whom a person manages (§2 of docs/product-decisions.md), as a query of profile ids: their direct reports,
 * and the members of the teams that they manage as long as their role lets them manage one. No one manages themself.
 */
export const managedBy = ({ companyId, profileId, capabilities }: ManagingActor): SQL => {
  const directReports = sql`select r.id from profiles r
    where r.company_id = ${companyId} and r.direct_manager_id = ${profileId} and r.removed_at is null`;
  return sql`${directReports} union ${membersManagedBy({ companyId, profileId, capabilities })}`;
};

/** The others in the teams that a person manages; no rows without a role that manages teams. */
export const membersManagedBy = ({ companyId, profileId, capabilities }: ManagingActor): SQL =>
  sql`select m.profile_id from team_members m
    join teams t on t.company_id = m.company_id and t.id = m.team_id
    where m.company_id = ${companyId} and t.manager_profile_id = ${profileId} and m.profile_id <> ${profileId}
      and ${capabilities.has("evaluate")}`;
type ManagingActor = Pick<Actor, "companyId" | "profileId" | "capabilities">;

/** Null for a team that the actor does not see. */
export async function findTeamName(tx: Tenant, actor: Actor, id: string): Promise<string | null> {
  const [team] = await tx
    .select({ name: teams.name })
    .from(teams)
    .where(and(visibleTo(actor), eq(teams.id, id)));
  return team?.name ?? null;
}

/** Takes a deleted person out of their teams and out of the management of teams. */
export async function leaveAllTeams(
  tx: Tenant,
  { companyId, id }: { companyId: string; id: string },
): Promise<void> {
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.companyId, companyId), eq(teamMembers.profileId, id)));
  await tx
    .update(teams)
    .set({ managerProfileId: null, version: sql`${teams.version} + 1` })
    .where(and(eq(teams.companyId, companyId), eq(teams.managerProfileId, id)));
}
