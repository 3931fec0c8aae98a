import { and, eq, sql } from "drizzle-orm";
import { audit, auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { teamMembers, teams } from "../../tables.ts";
import { teamsPorts } from "../ports.ts";
import { lockTeam, toPlace, refuseOwnTeam } from "../changeTeam.ts";

/** The team goes, its people stay; the teams below go up to its parent, and are directions where there is none. */
export const removeTeamEndpoint = handle(teamsContract.remove, async ({ input: { id }, ...context }) => {
  const { tx, actor } = context;
  const { companyId } = actor;
  const team = await lockTeam(tx, actor, id);
  refuseOwnTeam(actor, toPlace(team), { isMember: false, managerId: null });

  await tx
    .update(teams)
    .set({ parentTeamId: team.parentId, version: sql`${teams.version} + 1` })
    .where(and(eq(teams.companyId, companyId), eq(teams.parentTeamId, id)));
  const left = await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.companyId, companyId), eq(teamMembers.teamId, id)))
    .returning({ profileId: sql<string>`${teamMembers.profileId}` });
  await tx.delete(teams).where(and(eq(teams.companyId, companyId), eq(teams.id, id)));
  const { name, managerId, parentId } = team;
  await audit(tx, context, {
    action: "teams.remove",
    objectType: "team",
    objectId: id,
    details: { name, managerId, parentId },
  });
  await auditAll(
    tx,
    context,
    left.map(({ profileId }) => ({
      action: "teams.removeMember",
      objectType: "profile",
      objectId: profileId,
      details: { teamId: id, managerId },
    })),
  );
  if (left.length > 0) await teamsPorts.managersChanged(tx, companyId, actor.at);
  return {};
});
