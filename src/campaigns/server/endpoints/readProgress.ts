import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { readProgress } from "../progress.ts";

export const readProgressEndpoint = handle(campaignsContract.progress, ({ input, actor, tx }) =>
  readProgress(tx, actor, input.id),
);
