import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { alias, type SubqueryWithSelection } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { TeamDetail } from "../contract.ts";
import { teamMembers, teams } from "../tables.ts";
import { lacksRole, visibleTo } from "./search.ts";

const manager = alias(profiles, "manager");
const parent = alias(teams, "parent");

/** Some teams, chosen by a subquery that is called as the table is. */
type TeamsPage = SubqueryWithSelection<(typeof teams)["_"]["columns"], "teams">;

const memberCount = sql<number>`(select count(*)::int from team_members m
  where m.company_id = ${teams.companyId} and m.team_id = ${teams.id})`;

/** Teams as the contract shows them; a parent that the actor does not see is none. */
export const selectTeams = (tx: Tenant, actor: Actor, from: typeof teams | TeamsPage = teams) =>
  tx
    .select({
      id: teams.id,
      name: teams.name,
      nameKey: teams.nameKey,
      description: teams.description,
      version: teams.version,
      manager: { id: manager.id, firstName: manager.firstName, lastName: manager.lastName },
      isManagerInactive: sql<boolean>`coalesce(not ${manager.isActive}, false)`,
      managerLacksRole: sql<boolean>`coalesce(${lacksRole(manager.role, manager.isAdmin)}, false)`,
      managerEmail: manager.email,
      parent: { id: parent.id, name: parent.name },
      memberCount,
    })
    .from(from as typeof teams)
    .leftJoin(manager, and(eq(manager.companyId, teams.companyId), eq(manager.id, teams.managerProfileId)))
    .leftJoin(
      parent,
      and(
        eq(parent.companyId, teams.companyId),
        eq(parent.id, teams.parentTeamId),
        actor.capabilities.has("managePeople") ? undefined : eq(parent.managerProfileId, actor.profileId),
      ),
    )
    .$dynamic();

const maxSubteams = 100;

/** The team with what its page shows, or 404: one that the actor does not see is none. */
export async function readTeam(tx: Tenant, actor: Actor, id: string): Promise<TeamDetail> {
  const [team] = await selectTeams(tx, actor).where(and(visibleTo(actor), eq(teams.id, id)));
  if (!team) refuse("not_found");
  const below = and(visibleTo(actor), eq(teams.parentTeamId, id));
  const subteams = await tx
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(below)
    .orderBy(asc(teams.nameKey), asc(teams.id))
    .limit(maxSubteams);
  const [counts] = await tx
    .select({
      subteams: sql<number>`count(*)::int`,
      isReaders: isMember(actor.companyId, id, actor.profileId),
    })
    .from(teams)
    .where(below);
  return {
    ...team,
    subteams,
    subteamCount: counts?.subteams ?? 0,
    isReaders: counts?.isReaders ?? false,
  };
}

/** Of each team of a query: a column by itself is written without its table, which here would be another one. */
export const teamIdColumn = sql`teams.id`;

/** Whether this person is in this team. */
export const isMember = (companyId: string, teamId: string | SQL, profileId: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${teamMembers} m
    where m.company_id = ${companyId} and m.team_id = ${teamId} and m.profile_id = ${profileId})`;

/** Refuses a team that the actor does not see as one that does not exist. */
export async function requireVisible(tx: Tenant, actor: Actor, id: string): Promise<void> {
  const [team] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(visibleTo(actor), eq(teams.id, id)));
  if (!team) refuse("not_found");
}
