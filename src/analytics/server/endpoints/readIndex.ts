import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { analyticsContract } from "../../contract.ts";
import { readIndexSetting } from "../indexSetting.ts";

export const readIndexEndpoint = handle(analyticsContract.readIndex, async ({ actor, tx }) => {
  const { timeZone } = await readCompany(tx, actor.companyId);
  return readIndexSetting(tx, actor.companyId, { day: dayIn(timeZone, actor.at), timeZone });
});
