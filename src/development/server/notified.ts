import { and, eq, inArray, sql } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import { dayIn } from "#company/server/dayIn.ts";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { fullName } from "#people/rules/names.ts";
import { NotifiedPlan } from "../contract/notified.ts";
import { computeOpening, isHandedOver } from "../rules/handover.ts";
import type { planKinds } from "../rules/notifications.ts";
import { developmentPlans } from "../tables.ts";

interface Waiting {
  firstName: string;
  lastName: string;
  toldAt: string;
}

/** Of a person's notifications about their own plan. One is to do until the plan is open to all who have come. */
export const planNotifications: NotificationObject<keyof typeof planKinds> = {
  facts: NotifiedPlan,
  async resolve(tx, actor, asked) {
    const plans = await tx
      .select({
        id: developmentPlans.id,
        timeZone: companies.timeZone,
        waiting: sql<Waiting[]>`(
          select coalesce(jsonb_agg(jsonb_build_object(
              'firstName', m.first_name, 'lastName', m.last_name, 'toldAt', h.told_at)
              order by h.told_at, m.last_name_key, m.id), '[]')
          from development_handovers h join profiles m on m.company_id = h.company_id and m.id = h.manager_profile_id
          where h.company_id = ${developmentPlans.companyId} and h.profile_id = ${developmentPlans.profileId}
            and h.accepted_at is null)`,
      })
      .from(developmentPlans)
      .innerJoin(companies, eq(companies.id, developmentPlans.companyId))
      .where(
        and(
          eq(developmentPlans.companyId, actor.companyId),
          eq(developmentPlans.profileId, actor.profileId),
          inArray(developmentPlans.id, [...new Set(asked.map(({ objectId }) => objectId))]),
        ),
      );
    const byId = new Map(plans.map((plan) => [plan.id, plan]));
    return ({ objectId }) => {
      const plan = byId.get(objectId);
      const waiting = (plan?.waiting ?? [])
        .map(({ toldAt, ...name }) => ({ name, handover: { toldAt: new Date(toldAt), acceptedAt: null } }))
        .filter(({ handover }) => !isHandedOver(handover, actor.at));
      const [next] = waiting;
      if (!plan || !next) return null;
      return {
        isToDo: true,
        facts: {
          profileId: actor.profileId,
          manager: fullName(next.name),
          more: waiting.length - 1,
          opensOn: dayIn(plan.timeZone, computeOpening(next.handover)),
        },
      };
    };
  },
};
