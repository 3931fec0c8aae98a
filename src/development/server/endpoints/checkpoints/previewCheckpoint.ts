import { handle } from "#platform/server/calls/handle.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { previewRequest } from "../../checkpoints/previewRequest.ts";
import { requireRequest } from "../../checkpoints/requireRequest.ts";

export const previewCheckpointEndpoint = handle(
  checkpointEndpoints.previewCheckpoint,
  async ({ input, actor, tx }) =>
    previewRequest(tx, actor, await requireRequest(tx, actor, input.profileId, { lock: false })),
);
