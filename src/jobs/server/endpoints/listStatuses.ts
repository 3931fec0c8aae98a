import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { readStatuses } from "../statuses.ts";

export const listStatusesEndpoint = handle(jobsContract.listStatuses, ({ actor, tx }) =>
  readStatuses(tx, actor.companyId),
);
