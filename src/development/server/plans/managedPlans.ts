import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { managedBy } from "#teams/server/queries.ts";
import type { ManagedPlan } from "../../contract/managedPlans.ts";
import { computeProgress, type CountedObjective } from "../../rules/progress.ts";
import { isOpenTo, isShared } from "./access.ts";

interface ManagedRow extends Record<string, unknown> {
  profileId: string;
  timeZone: string;
  /** Of the cycle that runs. */
  objectives: CountedObjective[];
  hasShared: boolean;
}

/**
 * The plans of the people whom the actor manages and which the actor may open, with those who share nothing; in one statement,
 * which what is kept for oneself does not leave.
 */
export async function listManagedPlans(tx: Tenant, actor: Actor): Promise<ManagedPlan[]> {
  const { companyId, profileId, capabilities, at } = actor;
  const { rows } = await tx.execute<ManagedRow>(sql`
    select p.id as "profileId", c.time_zone as "timeZone",
      (select coalesce(jsonb_agg(jsonb_build_object('isPrivate', o.is_private, 'status', o.status, 'dueOn', o.due_on, 'actions',
          (select coalesce(jsonb_agg(jsonb_build_object('dueOn', a.due_on, 'doneOn', a.done_on)), '[]')
            from development_actions a where a.company_id = ${companyId} and a.objective_id = o.id))), '[]')
        from development_objectives o
        where o.company_id = ${companyId} and o.plan_id = plan.id and not o.is_private and o.cycle_id = (
          select i.id from development_cycles i where i.company_id = ${companyId} and i.plan_id = plan.id
          order by i.started_on desc limit 1)) as objectives,
      exists (select from development_objectives o
        where o.company_id = ${companyId} and o.plan_id = plan.id and not o.is_private) as "hasShared"
    from profiles p
    join companies c on c.id = p.company_id
    left join development_plans plan on plan.company_id = p.company_id and plan.profile_id = p.id
    where p.company_id = ${companyId} and p.removed_at is null and p.id = any(array(${managedBy(actor)}))
      and (${capabilities.has("managePeople")} or exists (
        select from profiles m where m.id = ${profileId} and ${isOpenTo(companyId, at)})
        or not ${isShared(companyId)} and not exists (select from development_handovers h
          where h.company_id = ${companyId} and h.profile_id = p.id and h.manager_profile_id = ${profileId}))
    order by p.id`);
  return rows.map(({ profileId: ownerId, timeZone, objectives, hasShared }) => ({
    profileId: ownerId,
    progress: hasShared
      ? computeProgress(objectives, { today: dayIn(timeZone, at), sharedOnly: true })
      : null,
  }));
}
