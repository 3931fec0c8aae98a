import { handle } from "#platform/server/calls/handle.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { readCheckpoint } from "../../checkpoints/readCheckpoint.ts";
import { requireOwnPlan } from "../../checkpoints/requireOwnPlan.ts";
import { withdrawAsked } from "../../checkpoints/withdrawAsked.ts";

export const withdrawCheckpointEndpoint = handle(
  checkpointEndpoints.withdrawCheckpoint,
  async ({ input, actor, tx }) => {
    const access = await requireOwnPlan(tx, actor, input.profileId);
    if (access.planId !== null) await withdrawAsked(tx, actor.companyId, access.planId);
    return (await readCheckpoint(tx, actor, access)).checkpoint;
  },
);
