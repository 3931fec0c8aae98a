import { and, eq, inArray, sql } from "drizzle-orm";
import type { Person } from "#people/rules.ts";
import { whyNotManageTeam } from "#people/rules/teamManagers.ts";
import type { ChangeContext } from "#people/server/changeContext.ts";
import { refuseIf } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import { whyNotChangeOwnTeam } from "../rules.ts";
import { teams } from "../tables.ts";
import { toPlace } from "./changeTeam.ts";
import { teamsPorts } from "./ports.ts";
import { teamIdColumn, isMember } from "./teams.ts";

/** Gives the teams of those who go to another manager, each as a change of it would; the actor’s own stay as they are. */
export async function handOverTeams(
  context: ChangeContext,
  going: readonly string[],
  to: Person,
): Promise<void> {
  const { tx, actor } = context;
  const { companyId, profileId } = actor;
  const managed = await tx
    .select({
      id: teams.id,
      managerId: teams.managerProfileId,
      isActors: isMember(companyId, teamIdColumn, profileId),
    })
    .from(teams)
    .where(and(eq(teams.companyId, companyId), inArray(teams.managerProfileId, [...going])))
    .orderBy(teams.id);
  const given = managed.filter(
    (team) => !whyNotChangeOwnTeam(profileId, toPlace(team), toPlace({ ...team, managerId: to.id })),
  );
  if (given.length === 0) return;
  refuseIf(whyNotManageTeam(to));
  const ids = given.map(({ id }) => id);
  await tx
    .update(teams)
    .set({ managerProfileId: to.id, version: sql`${teams.version} + 1` })
    .where(and(eq(teams.companyId, companyId), inArray(teams.id, ids)));
  await auditAll(
    tx,
    context,
    given.map(({ id, managerId }) => ({
      action: "teams.setManager",
      objectType: "team",
      objectId: id,
      details: { from: managerId, to: to.id },
    })),
  );
  await teamsPorts.managersChanged(tx, companyId, context.actor.at);
}
