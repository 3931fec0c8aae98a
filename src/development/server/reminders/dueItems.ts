import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { DueItem } from "../../rules/reminders.ts";

/** What a person has to do in their plan until a day: an objective that is open, or an action of one. */
export interface DatedItem extends DueItem {
  id: string;
  objectiveId: string;
  planId: string;
  profileId: string;
  words: string;
  isPrivate: boolean;
}

interface Asked {
  /** Due days, the first and the last one. */
  from: string;
  until: string;
  /** Of these plans, or of this person alone. */
  planIds?: readonly string[];
  profileId?: string;
}

/** What is due between two days, the soonest first. Of people who are here. */
export async function listDatedItems(
  tx: Tenant,
  companyId: string,
  { from, until, planIds, profileId }: Asked,
): Promise<DatedItem[]> {
  // In each half: a condition on the whole would read what is due in the company, for one person.
  const ofPlans = planIds
    ? sql`and o.plan_id = any(${sql.param([...planIds])}::uuid[])`
    : profileId
      ? sql`and o.plan_id = (
          select id from development_plans where company_id = ${companyId} and profile_id = ${profileId})`
      : sql``;
  const { rows } = await tx.execute<DatedItem & Record<string, unknown>>(sql`
    select i.*, plan.id as "planId", plan.profile_id as "profileId"
    from (
      select o.plan_id, o.id as "objectiveId", o.id, 'objective' as kind, o.sentence as words,
        o.is_private as "isPrivate", o.due_on as "dueOn", o.reminded_due_on as "remindedDueOn", o.status
      from development_objectives o
      where o.company_id = ${companyId} and o.due_on between ${from}::date and ${until}::date ${ofPlans}
      union all
      select o.plan_id, o.id, a.id, 'action', a.text, o.is_private, a.due_on, a.reminded_due_on, o.status
      from development_actions a
      join development_objectives o on o.company_id = a.company_id and o.id = a.objective_id
      where a.company_id = ${companyId} and a.due_on between ${from}::date and ${until}::date and a.done_on is null
        ${ofPlans}
    ) i
    join development_plans plan on plan.company_id = ${companyId} and plan.id = i.plan_id
    join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
    where p.is_active and i.status in ('upcoming', 'running')
    order by i."dueOn", i.kind, i.id`);
  return rows;
}
