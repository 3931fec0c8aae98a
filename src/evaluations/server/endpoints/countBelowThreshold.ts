import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { countBelowThreshold } from "../queries/thresholds.ts";

export const countBelowThresholdEndpoint = handle(evaluationsContract.countBelowThreshold, ({ actor, tx }) =>
  countBelowThreshold(tx, actor),
);
