import { and, eq } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { planEndpoints } from "../../contract/plan.ts";
import { planKinds } from "../../rules/notifications.ts";
import { developmentHandovers } from "../../tables/plans.ts";
import { requirePlanAccess } from "../plans/access.ts";
import { readPlan } from "../plans/readPlan.ts";

/** The yes of the person themself, and of no one for them. The manager learns that the plan is open, once. */
export const acceptHandoverEndpoint = handle(
  planEndpoints.acceptHandover,
  async ({ input, actor, tx, services }) => {
    const { profileId, managerProfileId } = input;
    const { reader, planId, isShared } = await requirePlanAccess(tx, actor, profileId);
    if (reader !== "owner") refuse("objective_not_yours");
    const isHandover = and(
      eq(developmentHandovers.companyId, actor.companyId),
      eq(developmentHandovers.profileId, profileId),
      eq(developmentHandovers.managerProfileId, managerProfileId),
    );
    const [handover] = await tx.select().from(developmentHandovers).where(isHandover).for("update");
    if (!handover) refuse("not_found");
    if (!handover.acceptedAt) {
      const announcedAt = handover.announcedAt ?? (isShared ? actor.at : null);
      await tx.update(developmentHandovers).set({ acceptedAt: actor.at, announcedAt }).where(isHandover);
      if (planId && isShared && !handover.announcedAt)
        await notify(tx, services, actor.companyId, [
          { profileId: managerProfileId, objectId: planId, kind: planKinds.plan_opened },
        ]);
    }
    return readPlan(tx, actor, await requirePlanAccess(tx, actor, profileId));
  },
);
