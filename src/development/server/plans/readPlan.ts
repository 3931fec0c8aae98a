import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import type { PersonName } from "#people/contract/person.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Action, Change, Cycle, Objective, Plan, PlanManager } from "../../contract/plan.ts";
import { isOpenToManager } from "../../rules/access.ts";
import { computeOpening } from "../../rules/handover.ts";
import { maxChangesShown } from "../../vocabulary.ts";
import type { PlanAccess } from "./access.ts";

type Moment = Pick<Actor, "companyId" | "at">;

interface ObjectiveResult extends Record<string, unknown>, Omit<Objective, "lastChange" | "actions"> {
  changedBy: PersonName;
  changedAt: string;
  actions: Action[];
}

/** The name of a person, as JSON, of a row of `profiles` that goes by this name in the statement. */
const nameParts = (table: string) => {
  const row = sql.identifier(table);
  return sql`jsonb_build_object('id', ${row}.id, 'firstName', ${row}.first_name, 'lastName', ${row}.last_name)`;
};

/** Objectives with all that the page shows of them; what is kept for oneself does not leave the database for another. */
async function listObjectives(
  tx: Tenant,
  { companyId }: Moment,
  { planId, reader }: PlanAccess,
): Promise<Objective[]> {
  const { rows } = await tx.execute<ObjectiveResult>(sql`
    select o.id, o.cycle_id as "cycleId", o.pillar, o.sentence, o.measure, o.status, o.set_aside_why as "setAsideWhy",
      o.starts_on as "startsOn", o.due_on as "dueOn", o.is_private as "isPrivate", o.is_adjusted as "isAdjusted",
      o.author_profile_id as "authorProfileId", o.version, o.changed_at as "changedAt",
      ${nameParts("b")} as "changedBy",
      case when s.id is not null then
        jsonb_build_object('id', s.id, 'name', jsonb_build_object('fr', s.name_fr, 'en', s.name_en)) end as skill,
      (select coalesce(jsonb_agg(${nameParts("p")} order by p.last_name_key, p.first_name_key, p.id), '[]')
        from development_supporters u join profiles p on p.company_id = u.company_id and p.id = u.profile_id
        where u.company_id = ${companyId} and u.objective_id = o.id) as supporters,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'text', a.text, 'dueOn', a.due_on, 'doneOn', a.done_on,
          'libraryKey', a.library_key, 'authorProfileId', a.author_profile_id,
          'isAdjusted', a.is_adjusted, 'version', a.version)
          order by a.position, a.id), '[]')
        from development_actions a where a.company_id = ${companyId} and a.objective_id = o.id) as actions
    from development_objectives o
    join profiles b on b.company_id = o.company_id and b.id = o.changed_by_profile_id
    left join skills s on s.company_id = o.company_id and s.id = o.skill_id
    where o.company_id = ${companyId} and o.plan_id = ${planId} and (not o.is_private or ${reader === "owner"})
    order by o.position, o.id`);
  return rows.map(({ changedBy, changedAt, ...objective }) => ({
    ...objective,
    lastChange: { by: changedBy, at: new Date(changedAt).toISOString() },
  }));
}

/** Another than the owner does not learn from a cycle that something is kept for oneself. */
async function listCycles(
  tx: Tenant,
  { companyId }: Moment,
  { planId, reader }: PlanAccess,
  objectives: readonly Objective[],
): Promise<Cycle[]> {
  const { rows } = await tx.execute<{ id: string; startedOn: string }>(sql`
    select id, started_on as "startedOn" from development_cycles
    where company_id = ${companyId} and plan_id = ${planId} order by started_on desc`);
  if (reader === "owner") return rows;
  const shown = new Set(objectives.map(({ cycleId }) => cycleId));
  return shown.size === 0 ? [] : rows.filter(({ id }, place) => place === 0 || shown.has(id));
}

interface ChangeResult extends Record<string, unknown>, Change {}

/** Of what the same person changed in the same way in one objective on a day, the last time. */
async function listChanges(
  tx: Tenant,
  { companyId }: Moment,
  { planId, timeZone }: PlanAccess,
): Promise<Change[]> {
  const { rows } = await tx.execute<ChangeResult>(sql`
    select c.id, c.kind, c.at, ${nameParts("b")} as by,
      case when o.id is not null then jsonb_build_object('id', o.id, 'sentence', o.sentence) end as objective
    from (
      select distinct on (d.kind, d.objective_id, d.by_profile_id, d.day) d.*
      from (
        select *, (at at time zone ${timeZone})::date as day
        from development_changes where company_id = ${companyId} and plan_id = ${planId}
      ) d
      order by d.kind, d.objective_id, d.by_profile_id, d.day, d.at desc, d.id
    ) c
    join profiles b on b.company_id = c.company_id and b.id = c.by_profile_id
    left join development_objectives o on o.company_id = c.company_id and o.id = c.objective_id
    order by c.at desc, c.id limit ${maxChangesShown}`);
  return rows.map((change) => ({ ...change, at: new Date(change.at).toISOString() }));
}

/** Those to whom the plan is open; for its owner also those to whom it will be. */
const presentManagers = ({ managers, isShared, reader, timeZone }: PlanAccess, now: Date): PlanManager[] =>
  managers.flatMap(({ handover, isInCharge, ...name }): PlanManager[] => {
    if (isOpenToManager({ isShared, handover, isInCharge }, now)) return [{ ...name, opensOn: null }];
    return reader === "owner" && handover
      ? [{ ...name, opensOn: dayIn(timeZone, computeOpening(handover)) }]
      : [];
  });

/** The page of a plan as its reader sees it, in three statements at most beside that of the access. */
export async function readPlan(tx: Tenant, actor: Moment, access: PlanAccess): Promise<Plan> {
  const { person, reader, planId, today } = access;
  const managers = presentManagers(access, actor.at);
  const empty = { person, reader, managers, today, cycles: [], objectives: [], changes: [] };
  if (planId === null) return empty;
  const objectives = await listObjectives(tx, actor, access);
  return {
    ...empty,
    cycles: await listCycles(tx, actor, access, objectives),
    objectives,
    changes: reader === "owner" ? await listChanges(tx, actor, access) : [],
  };
}
