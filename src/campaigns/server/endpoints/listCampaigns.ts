import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { listCampaigns } from "../queries.ts";

export const listCampaignsEndpoint = handle(campaignsContract.list, async ({ actor, tx }) => ({
  items: await listCampaigns(tx, actor),
}));
