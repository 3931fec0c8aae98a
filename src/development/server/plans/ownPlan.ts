import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Badge } from "../../contract/courses.ts";
import type { OwnPlan } from "../../contract/ownPlan.ts";
import { countThisQuarter } from "../../rules/badges.ts";
import { chooseNextStep } from "../../rules/nextStep.ts";

interface OwnRow extends Record<string, unknown> {
  hasPlan: boolean;
  timeZone: string;
  asksConfirmation: boolean;
  objectives: Parameters<typeof chooseNextStep>[0];
  badges: Badge[];
  finished: { finishedOn: string; isConfirmed: boolean }[];
}

/** The next step of the actor’s own plan, and their badges, in one statement. */
export async function readOwnPlan(
  tx: Tenant,
  { companyId, profileId, at }: Pick<Actor, "companyId" | "profileId" | "at">,
): Promise<OwnPlan> {
  const ofPerson = sql`company_id = ${companyId} and profile_id = ${profileId}`;
  const { rows } = await tx.execute<OwnRow>(sql`
    select plan.id is not null as "hasPlan", c.time_zone as "timeZone", c.confirms_courses as "asksConfirmation",
      (select coalesce(jsonb_agg(jsonb_build_object('sentence', o.sentence, 'status', o.status, 'dueOn', o.due_on,
          'actions', (select coalesce(jsonb_agg(
              jsonb_build_object('text', a.text, 'dueOn', a.due_on, 'doneOn', a.done_on) order by a.position, a.id), '[]')
            from development_actions a where a.company_id = ${companyId} and a.objective_id = o.id))
          order by o.position, o.id), '[]')
        from development_objectives o where o.company_id = ${companyId} and o.plan_id = plan.id
          and o.status in ('upcoming', 'running')) as objectives,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'quarter', quarter, 'givenOn', given_on)
          order by given_on, quarter, kind), '[]')
        from development_badges where ${ofPerson}) as badges,
      (select coalesce(jsonb_agg(jsonb_build_object('finishedOn', finished_on,
          'isConfirmed', confirmed_at is not null)), '[]')
        from development_courses where ${ofPerson} and state = 'finished') as finished
    from companies c
    left join development_plans plan on plan.company_id = c.id and plan.profile_id = ${profileId}
    where c.id = ${companyId}`);
  const [row] = rows;
  if (!row) throw new Error("the transaction names a company that does not exist");
  const { hasPlan, timeZone, asksConfirmation, objectives, badges, finished } = row;
  const next = chooseNextStep(objectives);
  return {
    hasPlan,
    next: next && { words: next.words, dueOn: next.dueOn },
    badges,
    finishedThisQuarter: countThisQuarter(finished, { today: dayIn(timeZone, at), asksConfirmation }),
  };
}
