import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { requirePlanAccess, type PlanAccess } from "../plans/access.ts";

/** Taking stock again is for the person whose plan it is: those who read the plan do not learn of it. */
export async function requireOwnPlan(tx: Tenant, actor: Actor, profileId: string): Promise<PlanAccess> {
  const access = await requirePlanAccess(tx, actor, profileId);
  return access.reader === "owner" ? access : refuse("objective_not_yours");
}
