import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { countChosen } from "../chosen.ts";

export const chooseEndpoint = handle(campaignsContract.choose, ({ input, actor, tx }) =>
  countChosen(tx, actor, input),
);
