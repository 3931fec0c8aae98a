import { sql } from "drizzle-orm";
import * as z from "zod";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { fullName } from "#people/rules/names.ts";
import { NotifiedOpening, NotifiedPlan } from "../../contract/notified.ts";
import type { planKinds } from "../../rules/notifications.ts";
import { isOpenTo, isShared } from "../plans/access.ts";
import { describeWaiting, selectWaiting, type WaitingManager } from "./waiting.ts";

interface PlanRow extends Record<string, unknown> {
  id: string;
  profileId: string;
  firstName: string;
  lastName: string;
  timeZone: string;
  waiting: WaitingManager[];
  isOpen: boolean;
}

/**
 * Of a person’s notifications about plans. That about their own is to do until it is open to all who have come; that of a
 * manager is gone with their right to read, and while nothing is shared.
 */
export const planNotifications: NotificationObject<keyof typeof planKinds> = {
  facts: z.union([NotifiedPlan, NotifiedOpening]),
  async resolve(tx, { companyId, profileId, at }, asked) {
    const ids = [...new Set(asked.map(({ objectId }) => objectId))];
    const { rows } = await tx.execute<PlanRow>(sql`
      select plan.id, p.id as "profileId", p.first_name as "firstName", p.last_name as "lastName", c.time_zone as "timeZone",
        case when p.id = ${profileId} then ${selectWaiting(companyId)} else '[]' end as waiting,
        ${isShared(companyId)} and exists (
          select from profiles m where m.id = ${profileId} and ${isOpenTo(companyId, at)}) as "isOpen"
      from development_plans plan
      join companies c on c.id = plan.company_id
      join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id and p.removed_at is null
      where plan.company_id = ${companyId} and plan.id = any(${sql.param(ids)}::uuid[])`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ({ objectId, kind }) => {
      const plan = byId.get(objectId);
      if (!plan) return null;
      const { profileId: ownerId } = plan;
      if (kind === "plan_opened")
        return plan.isOpen
          ? { isToDo: false, facts: { profileId: ownerId, name: fullName(plan) } satisfies NotifiedOpening }
          : null;
      const next = describeWaiting(plan.waiting, { now: at, timeZone: plan.timeZone });
      return next && { isToDo: true, facts: { profileId: ownerId, ...next } satisfies NotifiedPlan };
    };
  },
};
