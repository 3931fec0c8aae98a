import { and, eq, ne, or } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { whyNotRemove } from "../../rules/objective.ts";
import { developmentActions, developmentObjectives } from "../../tables/objectives.ts";
import {
  recordChange,
  openPlan,
  requireObjective,
  type ObjectiveRow,
  type PlanCall,
} from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const removeObjectiveEndpoint = handle(objectiveEndpoints.removeObjective, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call);
  const objective = await requireObjective(call, plan, input.id);
  if (objective.version !== input.version) refuse("edited_meanwhile");
  const isOwnWork = plan.reader !== "owner" && (await isWrittenByActorAlone(call, objective));
  refuseIf(whyNotRemove(plan.reader, { isOwnWork }));
  await tx
    .delete(developmentObjectives)
    .where(
      and(eq(developmentObjectives.companyId, actor.companyId), eq(developmentObjectives.id, objective.id)),
    );
  await recordChange(call, plan, "objective_removed", null);
  return readPlan(tx, actor, plan);
});

/** The objective, its last change and all of its actions. */
async function isWrittenByActorAlone({ tx, actor }: PlanCall, objective: ObjectiveRow): Promise<boolean> {
  const { companyId, profileId } = actor;
  if (objective.authorProfileId !== profileId || objective.changedByProfileId !== profileId) return false;
  const others = await tx
    .select({ id: developmentActions.id })
    .from(developmentActions)
    .where(
      and(
        eq(developmentActions.companyId, companyId),
        eq(developmentActions.objectiveId, objective.id),
        or(ne(developmentActions.authorProfileId, profileId), developmentActions.isAdjusted),
      ),
    )
    .limit(1);
  return others.length === 0;
}
