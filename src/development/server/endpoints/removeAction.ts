import { and, eq } from "drizzle-orm";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { isWrittenAlone, whyNotRemove } from "../../rules/objective.ts";
import { developmentActions } from "../../tables/objectives.ts";
import { recordChange, openPlan, requireAction } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const removeActionEndpoint = handle(objectiveEndpoints.removeAction, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call);
  const { action, objective } = await requireAction(call, plan, input.id);
  refuseIf(whyNotRemove(plan.reader, { isOwnWork: isWrittenAlone(action, actor.profileId) }));
  await tx
    .delete(developmentActions)
    .where(and(eq(developmentActions.companyId, actor.companyId), eq(developmentActions.id, action.id)));
  await recordChange(call, plan, "action_removed", objective.id);
  return readPlan(tx, actor, plan);
});
