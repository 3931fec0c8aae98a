import { and, eq } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { teamMembers } from "../../tables.ts";
import { teamsPorts } from "../ports.ts";
import { lockTeam, toPlace, refuseOwnTeam } from "../changeTeam.ts";

export const removeMemberEndpoint = handle(
  teamsContract.removeMember,
  async ({ input: { id, profileId }, ...context }) => {
    const { tx, actor } = context;
    const { companyId } = actor;
    const team = await lockTeam(tx, actor, id);
    if (profileId === actor.profileId)
      refuseOwnTeam(actor, toPlace(team), { ...toPlace(team), isMember: false });
    const [left] = await tx
      .delete(teamMembers)
      .where(
        and(
          eq(teamMembers.companyId, companyId),
          eq(teamMembers.teamId, id),
          eq(teamMembers.profileId, profileId),
        ),
      )
      .returning({ wasMain: teamMembers.isMain });
    if (!left) refuse("not_found");
    await audit(tx, context, {
      action: "teams.removeMember",
      objectType: "profile",
      objectId: profileId,
      details: { teamId: id, managerId: team.managerId },
    });
    await teamsPorts.managersChanged(tx, companyId, actor.at);
    return left;
  },
);
