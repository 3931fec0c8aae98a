import { sql } from "drizzle-orm";
import { administers } from "#accounts/rules/administering.ts";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { WaitingCheckpoint } from "../../contract/waiting.ts";
import { answerDays, computeLastDay } from "../../rules/checkpoint.ts";
import { managesPerson } from "../plans/access.ts";

/**
 * Whether the actor is asked to launch the request `development_checkpoints c` about `profiles p`, after `evaluations e`, and
 * still may, as `findLaunchable` decides for one.
 */
export const isLaunchableBy = (actor: Actor) => sql`(
  c.launcher_profile_id = ${actor.profileId} and p.is_active and ${actor.capabilities.has("evaluate")}
  and not ${isPromotedByItsSubject(actor)}
  and (${administers(actor)} or exists (
    select from profiles m where m.id = ${actor.profileId} and (${managesPerson(actor.companyId)}))))`;

interface Row extends Omit<WaitingCheckpoint, "dueOn">, Record<string, unknown> {
  askedOn: string;
}

/** What the actor is asked to launch, the first due first, until each is answered, withdrawn or too old (`resolveProgress`). */
export async function listWaitingCheckpoints(
  tx: Tenant,
  actor: Actor,
  limit: number,
): Promise<WaitingCheckpoint[]> {
  const { rows } = await tx.execute<Row>(sql`
    select c.id, e.name, to_char(c.asked_at at time zone co.time_zone, 'YYYY-MM-DD') as "askedOn",
      jsonb_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'avatar', p.avatar) as subject
    from development_checkpoints c
    join development_plans plan on plan.company_id = c.company_id and plan.id = c.plan_id
    join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
    join evaluations e on e.company_id = c.company_id and e.id = c.evaluation_id
    join companies co on co.id = c.company_id
    where c.company_id = ${actor.companyId} and c.state = 'asked' and ${isLaunchableBy(actor)}
      and (c.asked_at at time zone co.time_zone)::date + ${answerDays}::int
        >= (${actor.at.toISOString()}::timestamptz at time zone co.time_zone)::date
    order by c.asked_at, c.id limit ${limit}`);
  return rows.map(({ askedOn, id, name, subject }) => ({
    id,
    name,
    subject,
    dueOn: computeLastDay(askedOn),
  }));
}
