import { lockCompany } from "#company/server/queries.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { teams } from "../../tables.ts";
import { addMembers } from "../addMembers.ts";
import { checkManager, checkParent } from "../changeTeam.ts";
import { readTeam } from "../teams.ts";

/** Creates a team with its first members, or nothing: one person who may not be added refuses the whole. */
export const createTeamEndpoint = handle(teamsContract.create, async ({ input, ...context }) => {
  const { tx, actor, services } = context;
  const { name, description, managerId = null, parentId = null, memberIds = [] } = input;
  const { companyId } = actor;
  await lockCompany(tx, companyId);
  if (managerId) await checkManager(tx, companyId, managerId);
  if (parentId) await checkParent(tx, companyId, null, parentId);
  const id = services.newId();
  await tx.insert(teams).values({
    companyId,
    id,
    name,
    description: description || null,
    managerProfileId: managerId,
    parentTeamId: parentId,
  });
  await audit(tx, context, {
    action: "teams.create",
    objectType: "team",
    objectId: id,
    details: { name, managerId, parentId },
  });
  await addMembers(context, { id, managerId, isActors: false }, memberIds, "all or nothing");
  return readTeam(tx, actor, id);
});
