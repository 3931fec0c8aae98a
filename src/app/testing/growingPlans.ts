import { sql, type SQL } from "drizzle-orm";
import type { Person } from "./world.ts";

/** A plan of each person of a company, open to their direct manager, and a thank-you to each, shared: as a statement. */
export const growPlans = ({ companyId, profileId }: Person): SQL => sql`
  with plans as (
    insert into development_plans (company_id, id, profile_id, created_at)
      select company_id, gen_random_uuid(), id, now() from profiles where company_id = ${companyId}
      returning company_id, id, profile_id),
  cycles as (
    insert into development_cycles (company_id, id, plan_id, started_on)
      select company_id, gen_random_uuid(), id, date '2026-05-04' from plans returning company_id, id, plan_id),
  objectives as (
    insert into development_objectives (company_id, id, plan_id, cycle_id, pillar, sentence, status, due_on,
        author_profile_id, position, created_at, changed_at, changed_by_profile_id)
      select p.company_id, gen_random_uuid(), p.id, c.id, 'leader', 'Écouter', 'running', date '2027-03-01',
        p.profile_id, 1, now(), now(), p.profile_id
      from plans p join cycles c on c.plan_id = p.id returning company_id, id, author_profile_id),
  actions as (
    insert into development_actions (company_id, id, objective_id, text, due_on, position, author_profile_id)
      select company_id, gen_random_uuid(), id, 'Demander un retour', date '2027-02-01', 1, author_profile_id
      from objectives),
  handovers as (
    insert into development_handovers (company_id, id, profile_id, manager_profile_id, told_at, accepted_at)
      select company_id, gen_random_uuid(), id, direct_manager_id, now(), now() from profiles
      where company_id = ${companyId} and direct_manager_id is not null)
  insert into development_recognitions (company_id, id, from_profile_id, to_profile_id, text, created_at,
      sender_shares, receiver_shares)
    select company_id, gen_random_uuid(), ${profileId}::uuid, profile_id, 'Merci', now(), true, true from plans
    where profile_id <> ${profileId}`;

/** A request to take stock again for each plan, each with a launcher of its own: as a statement. */
export const growCheckpoints = ({ companyId }: Person): SQL => sql`
  insert into development_checkpoints (company_id, id, plan_id, evaluation_id, skill_ids, asked_at, launcher_profile_id)
    select distinct on (plan.id) plan.company_id, gen_random_uuid(), plan.id, e.id, '{}'::uuid[], now(), plan.profile_id
    from evaluations e
    join development_plans plan on plan.company_id = e.company_id and plan.profile_id = e.subject_profile_id
    where e.company_id = ${companyId}`;
