import { handle } from "#platform/server/calls/handle.ts";
import { exportsContract } from "../../contract.ts";
import { findOwn, removeJob } from "../jobs.ts";

/** Its file and its notification go with it; a worker that is writing it stops at the next page. */
export const removeExportEndpoint = handle(exportsContract.remove, async ({ tx, actor, input: { id } }) => {
  await removeJob(tx, await findOwn(tx, actor, id, { toChange: true }));
  return {};
});
