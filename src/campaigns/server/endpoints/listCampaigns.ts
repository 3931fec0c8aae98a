import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { listCampaigns } from "../list.ts";

export const listCampaignsEndpoint = handle(campaignsContract.list, ({ input, actor, tx }) => {
  const { search, state, sort, cursor, limit = 50 } = input;
  return listCampaigns(tx, actor, { search, state, sort, cursor, limit });
});
