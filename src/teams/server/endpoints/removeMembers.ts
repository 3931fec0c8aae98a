import { and, eq, inArray, sql } from "drizzle-orm";
import { auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { whyNotChangeOwnTeam } from "../../rules.ts";
import { teamMembers } from "../../tables.ts";
import { requirePeople } from "../addMembers.ts";
import { teamsPorts } from "../ports.ts";
import { lockTeam, toPlace } from "../changeTeam.ts";

export const removeMembersEndpoint = handle(
  teamsContract.removeMembers,
  async ({ input: { id, profileIds }, ...context }) => {
    const { tx, actor } = context;
    const { companyId } = actor;
    const team = await lockTeam(tx, actor, id);
    const ids = [...new Set(profileIds)];
    await requirePeople(tx, companyId, ids);
    const own = whyNotChangeOwnTeam(actor.profileId, toPlace(team), { ...toPlace(team), isMember: false });
    const leaving = ids.filter((one) => own === null || one !== actor.profileId);
    const left = await tx
      .delete(teamMembers)
      .where(
        and(
          eq(teamMembers.companyId, companyId),
          eq(teamMembers.teamId, id),
          inArray(teamMembers.profileId, leaving),
        ),
      )
      .returning({ profileId: sql<string>`${teamMembers.profileId}` });
    const removed = left.map(({ profileId }) => profileId);
    await auditAll(
      tx,
      context,
      removed.map((profileId) => ({
        action: "teams.removeMember",
        objectType: "profile",
        objectId: profileId,
        details: { teamId: id, managerId: team.managerId },
      })),
    );
    if (removed.length > 0) await teamsPorts.managersChanged(tx, companyId, actor.at);
    return { removed, refused: ids.length - leaving.length };
  },
);
