import { and, eq, sql } from "drizzle-orm";
import { lockCompany } from "#company/server/queries.ts";
import { whyNotManageTeam } from "#people/rules/teamManagers.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { whyNotBeBelow, whyNotChangeOwnTeam, type Place } from "../rules.ts";
import { teams } from "../tables.ts";
import { isMember } from "./teams.ts";

/** A team under its lock, as the rules ask. */
export interface LockedTeam {
  id: string;
  name: string;
  description: string | null;
  managerId: string | null;
  parentId: string | null;
  version: number;
  /** The actor is a member. */
  isActors: boolean;
}

/**
 * Serialises changes of teams within a company: two parents, each harmless alone, could close a cycle, and two
 * concurrent additions could each make their team a person's main one.
 */
export async function lockTeam(
  tx: Tenant,
  actor: Pick<Actor, "companyId" | "profileId">,
  id: string,
): Promise<LockedTeam> {
  const { companyId, profileId } = actor;
  await lockCompany(tx, companyId);
  const [team] = await tx
    .select({
      id: teams.id,
      name: teams.name,
      description: teams.description,
      managerId: teams.managerProfileId,
      parentId: teams.parentTeamId,
      version: teams.version,
      isActors: isMember(companyId, id, profileId),
    })
    .from(teams)
    .where(and(eq(teams.companyId, companyId), eq(teams.id, id)));
  return team ?? refuse("not_found");
}

/** Where the actor stands in a team as it is stored. */
export const toPlace = ({ isActors, managerId }: Pick<LockedTeam, "isActors" | "managerId">): Place => ({
  isMember: isActors,
  managerId,
});

export const refuseOwnTeam = (actor: Actor, before: Place, after: Place) =>
  refuseIf(whyNotChangeOwnTeam(actor.profileId, before, after));

/** The manager must be a person of the company who runs evaluations. */
export async function checkManager(tx: Tenant, companyId: string, managerId: string): Promise<void> {
  refuseIf(whyNotManageTeam(await requireProfileRow(tx, companyId, managerId)));
}

/** A team of the company that is not below this one; `id` is null for a team that is new. */
export async function checkParent(
  tx: Tenant,
  companyId: string,
  id: string | null,
  parentId: string,
): Promise<void> {
  const above = await listTeamsAbove(tx, companyId, parentId);
  if (above.length === 0) refuse("not_found");
  if (id) refuseIf(whyNotBeBelow(id, above));
}

/** The team, then those above, one after the other; a cycle already there ends the walk. */
async function listTeamsAbove(tx: Tenant, companyId: string, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive above as (
      select id, parent_team_id from teams where company_id = ${companyId} and id = ${id}
      union
      select t.id, t.parent_team_id
      from teams t join above a on t.company_id = ${companyId} and t.id = a.parent_team_id
    )
    select id from above`);
  return rows.map((row) => row.id);
}
