import type { PlaceChange } from "#people/rules/consequences.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { teamsPorts } from "../ports.ts";

export const previewChangeEndpoint = handle(
  teamsContract.previewChange,
  async ({ input: { id: teamId, change: kind, profileIds = [], managerId = null }, actor, tx }) => {
    if (managerId) await requireProfileRow(tx, actor.companyId, managerId);
    const change: PlaceChange =
      kind === "teamManager"
        ? { kind, teamId, managerId }
        : kind === "removal"
          ? { kind, teamId }
          : { kind, teamId, profileIds };
    return teamsPorts.previewChange(tx, actor, change);
  },
);
