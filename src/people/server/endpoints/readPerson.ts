import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { readDirectReports } from "../directReports.ts";
import { readProfile, requireProfileRow } from "../queries.ts";
import { listOwnLeads } from "../standing.ts";

export const readPersonEndpoint = handle(
  peopleContract.read,
  async ({ input: { id }, actor, tx, services }) => {
    const { companyId } = actor;
    const { joinedAt } = await requireProfileRow(tx, companyId, id);
    return {
      ...(await readProfile(tx, companyId, id)),
      ...(await readDirectReports(tx, companyId, id)),
      joinedAt: joinedAt?.toISOString() ?? null,
      isOwnLead: (await listOwnLeads(tx, services, actor)).includes(id),
    };
  },
);
