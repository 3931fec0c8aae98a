import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { readCampaign } from "../read.ts";

export const readCampaignEndpoint = handle(campaignsContract.read, ({ input, actor, tx }) =>
  readCampaign(tx, actor, input.id),
);
