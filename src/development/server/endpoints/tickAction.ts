import { and, eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { developmentActions } from "../../tables/objectives.ts";
import { recordChange, openPlan, requireAction } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

/** Under the lock of the plan: of two ticks at once the first one counts, and keeps its day. */
export const tickActionEndpoint = handle(objectiveEndpoints.tickAction, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call);
  const { action, objective } = await requireAction(call, plan, input.id);
  if ((action.doneOn !== null) !== input.isDone) {
    await tx
      .update(developmentActions)
      .set({
        doneOn: input.isDone ? plan.today : null,
        isAdjusted:
          action.isAdjusted || (plan.reader === "owner" && action.authorProfileId !== actor.profileId),
      })
      .where(and(eq(developmentActions.companyId, actor.companyId), eq(developmentActions.id, action.id)));
    await recordChange(call, plan, input.isDone ? "action_done" : "action_undone", objective.id);
  }
  return readPlan(tx, actor, plan);
});
