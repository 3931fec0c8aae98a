import { auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { raiseThresholds } from "../queries/thresholds.ts";

/** Never lowers: a later, lower threshold of the company counts for later launches only. */
export const raiseThresholdsEndpoint = handle(evaluationsContract.raiseThresholds, async (call) => {
  const { actor, tx } = call;
  const raised = await raiseThresholds(tx, actor);
  await auditAll(
    tx,
    call,
    raised.map((objectId) => ({ action: "evaluation.thresholdRaised", objectType: "evaluation", objectId })),
  );
  return { raised: raised.length };
});
