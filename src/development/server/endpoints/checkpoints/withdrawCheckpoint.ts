import { and, eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { developmentCheckpoints } from "../../../tables/checkpoints.ts";
import { readCheckpoint } from "../../checkpoints/readCheckpoint.ts";
import { requireOwnPlan } from "../../checkpoints/requireOwnPlan.ts";

/** What was launched meanwhile stays launched. */
export const withdrawCheckpointEndpoint = handle(
  checkpointEndpoints.withdrawCheckpoint,
  async ({ input, actor, tx }) => {
    const access = await requireOwnPlan(tx, actor, input.profileId);
    if (access.planId !== null)
      await tx
        .update(developmentCheckpoints)
        .set({ state: "withdrawn" })
        .where(
          and(
            eq(developmentCheckpoints.companyId, actor.companyId),
            eq(developmentCheckpoints.planId, access.planId),
            eq(developmentCheckpoints.state, "asked"),
          ),
        );
    return (await readCheckpoint(tx, actor, access)).checkpoint;
  },
);
