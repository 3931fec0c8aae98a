import { requireProfileRow } from "#people/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { teamsPorts } from "../ports.ts";

export const previewCreationEndpoint = handle(
  teamsContract.previewCreation,
  async ({ input: { name, managerId, memberIds: profileIds = [] }, actor, tx }) => {
    if (managerId) await requireProfileRow(tx, actor.companyId, managerId);
    return teamsPorts.previewChange(tx, actor, { kind: "creation", name, managerId, profileIds });
  },
);
