import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { launchNow } from "../launch.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";

export const launchEvaluationEndpoint = handle(evaluationsContract.launch, async (call) => {
  const { input, actor, tx } = call;
  const loaded = await lockManageable(tx, actor, input.id);
  const launched = await launchNow(tx, call, loaded, input);
  return { evaluation: await present(tx, actor, input.id), ...launched };
});
