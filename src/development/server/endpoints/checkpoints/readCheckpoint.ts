import { handle } from "#platform/server/calls/handle.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { readCheckpoint } from "../../checkpoints/readCheckpoint.ts";
import { requireOwnPlan } from "../../checkpoints/requireOwnPlan.ts";

export const readCheckpointEndpoint = handle(
  checkpointEndpoints.readCheckpoint,
  async ({ input, actor, tx }) => {
    const access = await requireOwnPlan(tx, actor, input.profileId);
    return (await readCheckpoint(tx, actor, access)).checkpoint;
  },
);
