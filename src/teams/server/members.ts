import { and, eq, sql, type SQL } from "drizzle-orm";
import { byName, matches, sortKeys, type planPeopleSearch } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { isAmong } from "#platform/server/database/search.ts";
import type { Actor } from "#platform/server/services.ts";
import { teamMembers, teams } from "../tables.ts";
import { visibleTo } from "./search.ts";

/** The people of a team, as a subquery of profile ids. */
export const selectMemberIds = (companyId: string, teamId: string): SQL =>
  sql`select m.profile_id from team_members m where m.company_id = ${companyId} and m.team_id = ${teamId}`;

/** The same of a team that the actor sees; no rows for another one. */
export const selectVisibleMemberIds = (actor: Actor, teamId: string): SQL =>
  sql`${selectMemberIds(actor.companyId, teamId)} and exists (select from ${teams} where ${visibleTo(actor)} and ${teams.id} = ${teamId})`;

type Search = Awaited<ReturnType<typeof planPeopleSearch>>;

/** The members of a team whom a search finds, by name. */
export const selectMembers = (
  tx: Tenant,
  companyId: string,
  teamId: string,
  search: Search,
  following: SQL | undefined,
  limit: number,
) =>
  tx
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      jobTitle: profiles.jobTitle,
      avatar: profiles.avatar,
      isActive: profiles.isActive,
      isMain: teamMembers.isMain,
      ...sortKeys,
    })
    .from(profiles)
    .innerJoin(
      teamMembers,
      and(
        eq(teamMembers.companyId, profiles.companyId),
        eq(teamMembers.teamId, teamId),
        eq(teamMembers.profileId, profiles.id),
      ),
    )
    .where(
      and(matches(companyId, search), isAmong(profiles.id, selectMemberIds(companyId, teamId)), following),
    )
    .orderBy(...byName)
    .limit(limit);

/**
 * Adds people to teams, each once and to one of them; this team becomes the main one of those who have none yet.
 * Returns the ids of the new members.
 */
export async function insertMembers(
  tx: Tenant,
  { companyId, newId }: { companyId: string; newId: () => string },
  places: readonly { teamId: string; profileId: string }[],
): Promise<Set<string>> {
  if (places.length === 0) return new Set();
  const people = sql.param(places.map(({ profileId }) => profileId));
  const teamIds = sql.param(places.map(({ teamId }) => teamId));
  const ids = sql.param(places.map(() => newId()));
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into team_members (company_id, id, team_id, profile_id, is_main)
    select ${companyId}, added.id, added.team_id, added.profile_id, not exists (
      select 1 from team_members o where o.company_id = ${companyId} and o.profile_id = added.profile_id)
    from unnest(${ids}::uuid[], ${teamIds}::uuid[], ${people}::uuid[]) added (id, team_id, profile_id)
    on conflict on constraint team_members_once do nothing
    returning profile_id as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Makes this team the main one of these members. Two statements: a person has one main team at any moment. */
export async function makeMain(
  tx: Tenant,
  companyId: string,
  teamId: string,
  profileIds: readonly string[],
): Promise<void> {
  const ofThem = sql`company_id = ${companyId} and profile_id = any(${sql.param([...profileIds])}::uuid[])`;
  await tx.execute(
    sql`update team_members set is_main = false where ${ofThem} and is_main and team_id <> ${teamId}`,
  );
  await tx.execute(
    sql`update team_members set is_main = true where ${ofThem} and not is_main and team_id = ${teamId}`,
  );
}
