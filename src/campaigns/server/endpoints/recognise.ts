import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { recogniseLines } from "../recognise.ts";

export const recogniseEndpoint = handle(campaignsContract.recognise, async ({ input, actor, tx }) => ({
  items: (await recogniseLines(tx, actor, input.lines)).map((people) => ({ people })),
}));
