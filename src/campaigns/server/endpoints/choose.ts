import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { listChosen } from "../chosen.ts";

export const chooseEndpoint = handle(campaignsContract.choose, async ({ input, actor, tx }) => {
  const chosen = await listChosen(tx, actor, input);
  const evaluable = chosen.filter(({ isEvaluable }) => isEvaluable);
  return {
    count: evaluable.length,
    withoutPosition: evaluable.filter(({ jobPositionId }) => jobPositionId === null).length,
    leftOut: chosen.length - evaluable.length,
  };
});
