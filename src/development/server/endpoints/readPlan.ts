import { handle } from "#platform/server/calls/handle.ts";
import { planEndpoints } from "../../contract/plan.ts";
import { requirePlanAccess } from "../plans/access.ts";
import { readPlan } from "../plans/readPlan.ts";

export const readPlanEndpoint = handle(planEndpoints.readPlan, async ({ input, actor, tx }) =>
  readPlan(tx, actor, await requirePlanAccess(tx, actor, input.profileId)),
);
