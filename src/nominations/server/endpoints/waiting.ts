import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { listWaitingFor } from "../waiting.ts";

export const waitingEndpoint = handle(nominationsContract.waiting, async ({ actor, tx }) => ({
  items: await listWaitingFor(tx, actor),
}));
