import { handle } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { countMyPending } from "../queries/mine.ts";

export const countPendingAnswersEndpoint = handle(answersContract.countPending, async ({ actor, tx }) => ({
  count: await countMyPending(tx, actor),
}));
