import { and, eq, inArray } from "drizzle-orm";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { planEndpoints } from "../../contract/plan.ts";
import { isOpen, whyNotBeginCycle } from "../../rules/objective.ts";
import { developmentObjectives } from "../../tables/objectives.ts";
import { developmentCycles } from "../../tables/plans.ts";
import { objectiveStatuses } from "../../vocabulary.ts";
import { recordChange, openPlan } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const beginCycleEndpoint = handle(planEndpoints.beginCycle, async (call) => {
  const { actor, tx, services } = call;
  const plan = await openPlan(call);
  refuseIf(whyNotBeginCycle(plan.cycle, plan.today));
  const { companyId } = actor;
  const cycleId = services.newId();
  await tx
    .insert(developmentCycles)
    .values({ companyId, id: cycleId, planId: plan.planId, startedOn: plan.today });
  await tx
    .update(developmentObjectives)
    .set({ cycleId })
    .where(
      and(
        eq(developmentObjectives.companyId, companyId),
        eq(developmentObjectives.planId, plan.planId),
        inArray(developmentObjectives.status, objectiveStatuses.filter(isOpen)),
      ),
    );
  await recordChange(call, plan, "cycle_begun", null);
  return readPlan(tx, actor, plan);
});
