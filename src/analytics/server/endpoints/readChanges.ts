import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { analyticsContract } from "../../contract.ts";
import { readChanges } from "../readChanges.ts";

export const readChangesEndpoint = handle(analyticsContract.changes, async ({ input, actor, tx }) => {
  const { timeZone } = await readCompany(tx, actor.companyId);
  return readChanges(tx, actor, { ...input, today: dayIn(timeZone, actor.at) });
});
