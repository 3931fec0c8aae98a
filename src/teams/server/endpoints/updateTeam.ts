import { and, eq } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { teams } from "../../tables.ts";
import { checkManager, checkParent, lockTeam, toPlace, refuseOwnTeam } from "../changeTeam.ts";
import { teamsPorts } from "../ports.ts";
import { readTeam } from "../teams.ts";

/** What was changed is saved at once. Who manages a team decides rights: a change of it has an entry of its own. */
export const updateTeamEndpoint = handle(
  teamsContract.update,
  async ({ input: { id, version, name, description, managerId, parentId }, ...context }) => {
    const { tx, actor } = context;
    const { companyId } = actor;
    const team = await lockTeam(tx, actor, id);
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description: description || null }),
      ...(managerId === undefined ? {} : { managerProfileId: managerId }),
      ...(parentId === undefined ? {} : { parentTeamId: parentId }),
    };
    if (Object.keys(changes).length === 0) refuse("no_update_data");
    if (team.version !== version) refuse("edited_meanwhile");
    const isManagerNew = managerId !== undefined && managerId !== team.managerId;
    if (isManagerNew) {
      refuseOwnTeam(actor, toPlace(team), toPlace({ ...team, managerId }));
      if (managerId) await checkManager(tx, companyId, managerId);
    }
    if (parentId && parentId !== team.parentId) await checkParent(tx, companyId, id, parentId);

    await tx
      .update(teams)
      .set({ ...changes, version: version + 1 })
      .where(and(eq(teams.companyId, companyId), eq(teams.id, id)));
    const entry = { objectType: "team", objectId: id };
    await audit(tx, context, {
      ...entry,
      action: "teams.update",
      details: { fields: Object.keys(changes) },
    });
    if (isManagerNew) {
      const details = { from: team.managerId, to: managerId };
      await audit(tx, context, { ...entry, action: "teams.setManager", details });
      await teamsPorts.managersChanged(tx, companyId, actor.at);
    }
    return readTeam(tx, actor, id);
  },
);
