import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { readMissing } from "../missing.ts";

export const readMissingEndpoint = handle(jobsContract.missing, ({ actor, tx }) =>
  readMissing(tx, actor.companyId),
);
