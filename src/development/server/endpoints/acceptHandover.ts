import { and, eq, sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { planEndpoints } from "../../contract/plan.ts";
import { developmentHandovers } from "../../tables.ts";
import { requirePlanAccess } from "../plans/access.ts";
import { readPlan } from "../plans/readPlan.ts";

/** The yes of the person themself, and of no one for them. */
export const acceptHandoverEndpoint = handle(planEndpoints.acceptHandover, async ({ input, actor, tx }) => {
  const { profileId, managerProfileId } = input;
  const { reader } = await requirePlanAccess(tx, actor, profileId);
  if (reader !== "owner") refuse("objective_not_yours");
  const accepted = await tx
    .update(developmentHandovers)
    .set({ acceptedAt: sql`coalesce(${developmentHandovers.acceptedAt}, ${actor.at.toISOString()})` })
    .where(
      and(
        eq(developmentHandovers.companyId, actor.companyId),
        eq(developmentHandovers.profileId, profileId),
        eq(developmentHandovers.managerProfileId, managerProfileId),
      ),
    )
    .returning({ id: developmentHandovers.id });
  if (accepted.length === 0) refuse("not_found");
  return readPlan(tx, actor, await requirePlanAccess(tx, actor, profileId));
});
