import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { selectFamilies } from "../queries.ts";

export const listFamiliesEndpoint = handle(jobsContract.listFamilies, async ({ actor, tx }) => ({
  items: await selectFamilies(tx, actor.companyId),
}));
