import { and, eq } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { checkpointKinds } from "../../../rules/notifications.ts";
import { developmentCheckpoints } from "../../../tables.ts";
import { requireRequest } from "../../checkpoints/requireRequest.ts";

/** The person is told by whom, and the word why. */
export const declineCheckpointEndpoint = handle(
  checkpointEndpoints.declineCheckpoint,
  async ({ input, actor, tx, services }) => {
    const { companyId } = actor;
    const { id, person, progress } = await requireRequest(tx, actor, input.profileId, { lock: true });
    if (progress !== "waiting") refuse("checkpoint_closed");
    await tx
      .update(developmentCheckpoints)
      .set({ state: "declined", declinedWhy: input.why === "" ? null : input.why })
      .where(and(eq(developmentCheckpoints.companyId, companyId), eq(developmentCheckpoints.id, id)));
    await notify(tx, services, companyId, [
      { profileId: person.id, objectId: id, kind: checkpointKinds.checkpoint_declined },
    ]);
    return {};
  },
);
