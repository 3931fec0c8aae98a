import { handle } from "#platform/server/calls/handle.ts";
import { managedPlanEndpoints } from "../../contract/managedPlans.ts";
import { listManagedPlans } from "../plans/managedPlans.ts";

export const managedPlansEndpoint = handle(managedPlanEndpoints.managedPlans, async ({ actor, tx }) => ({
  items: await listManagedPlans(tx, actor),
}));
