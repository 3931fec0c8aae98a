import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { peoplePorts } from "../ports.ts";
import { requireProfileRow } from "../queries.ts";

export const previewManagerEndpoint = handle(
  peopleContract.previewManager,
  async ({ input: { profileIds, managerId }, actor, tx }) => {
    if (managerId) await requireProfileRow(tx, actor.companyId, managerId);
    return peoplePorts.previewChange(tx, actor, { kind: "directManager", profileIds, managerId });
  },
);
