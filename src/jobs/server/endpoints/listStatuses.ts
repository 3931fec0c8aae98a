import { handle } from "#platform/server/handle.ts";
import { jobsContract } from "../../contract.ts";
import { listStatuses } from "../statuses.ts";

export const listStatusesEndpoint = handle(jobsContract.listStatuses, async ({ actor, tx }) => ({
  items: await listStatuses(tx, actor.companyId),
}));
