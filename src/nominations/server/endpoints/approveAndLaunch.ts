import { launchNow } from "#evaluations/server/launch.ts";
import { present } from "#evaluations/server/present.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { approveAsLead } from "../decision.ts";

/** A launch that is refused takes the approval back with it. */
export const approveAndLaunchEndpoint = handle(nominationsContract.approveAndLaunch, async (call) => {
  const { input, actor, tx } = call;
  const known = await approveAsLead(tx, call, input);
  const launched = await launchNow(tx, call, known, input);
  return { evaluation: await present(tx, actor, input.id), ...launched };
});
