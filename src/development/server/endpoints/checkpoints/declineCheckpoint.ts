import { and, eq } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { developmentCheckpoints } from "../../../tables/checkpoints.ts";
import { requireRequest } from "../../checkpoints/requireRequest.ts";
import { tellLater } from "../../checkpoints/tellLater.ts";

/** The person is told by whom, and the word why. */
export const declineCheckpointEndpoint = handle(
  checkpointEndpoints.declineCheckpoint,
  async ({ input, actor, tx, services }) => {
    const { companyId } = actor;
    const { id, person, progress } = await requireRequest(tx, actor, input.profileId, { lock: true });
    if (progress !== "waiting") refuse("checkpoint_closed");
    await tx
      .update(developmentCheckpoints)
      .set({ state: "declined", declinedWhy: input.why === "" ? null : input.why, declinedAt: actor.at })
      .where(and(eq(developmentCheckpoints.companyId, companyId), eq(developmentCheckpoints.id, id)));
    await tellLater(tx, services, {
      companyId,
      profileId: person.id,
      checkpointId: id,
      kind: "checkpoint_declined",
    });
    return {};
  },
);
