import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { readFamily } from "../queries.ts";

export const readFamilyEndpoint = handle(jobsContract.readFamily, ({ input, actor, tx }) =>
  readFamily(tx, actor.companyId, input.id),
);
