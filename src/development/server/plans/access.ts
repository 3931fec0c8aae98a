import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import type { PersonFace, PersonName } from "#people/contract/person.ts";
import type { Capability } from "#platform/contract/endpoint.ts";
import { roles } from "#platform/vocabulary.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { listCapabilities } from "#people/rules.ts";
import { resolvePlanReader } from "../../rules/access.ts";
import { handoverDays, type Handover } from "../../rules/handover.ts";
import type { PlanReader } from "../../vocabulary.ts";

type Reader = Pick<Actor, "companyId" | "profileId" | "capabilities" | "at">;

/** Who manages the owner today, and since when the plan is theirs to read. */
export interface CurrentManager extends PersonName {
  handover: Handover | null;
  isInCharge: boolean;
}

/** A plan, written or not, that a person may read. */
export interface PlanAccess {
  person: PersonFace & { isActive: boolean };
  /** Null: nothing was written yet. */
  planId: string | null;
  /** Others read something in it; else it looks to them like one that was not written. */
  isShared: boolean;
  reader: PlanReader;
  managers: readonly CurrentManager[];
  timeZone: string;
  /** The day of the call, in that zone. */
  today: string;
}

interface AccessRow extends Record<string, unknown> {
  id: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  isActive: boolean;
  planId: string | null;
  isShared: boolean;
  timeZone: string;
  managers: (PersonName & { toldAt: string | null; acceptedAt: string | null; isInCharge: boolean })[];
}

/** The roles that bring a capability (people/rules.ts). */
const rolesWith = (capability: Capability) =>
  roles.filter((role) => listCapabilities({ role, isAdmin: role === "admin" }).includes(capability));
const managingRoles = rolesWith("evaluate");
const leadingRoles = rolesWith("managePeople");

/**
 * The active people who manage a person today: the direct manager whatever their role, and the managers of the teams that
 * the person is in while their role lets them manage one. A condition over `profiles m`, which are found by their ids.
 */
export const managesPerson = (companyId: string) => sql`
  m.company_id = ${companyId} and m.is_active and m.id <> p.id
  and m.id = any(array(
    select p.direct_manager_id union all
    select t.manager_profile_id from team_members i
    join teams t on t.company_id = i.company_id and t.id = i.team_id
    where i.company_id = ${companyId} and i.profile_id = p.id))
  and (m.id = p.direct_manager_id or m.is_admin or m.role = any(${sql.param(managingRoles)}::text[]))`;

/** Whether a manager is in charge of the company, and reads what is shared in any plan: a condition over `profiles m`. */
export const isInCharge = sql`(m.is_admin or m.role = any(${sql.param(leadingRoles)}::text[]))`;

/** Whether `development_handovers h` is over at a moment: `isHandedOver` of rules/handover.ts, as a condition. */
export const isHandedOverAt = (at: Date) => sql`(
  h.accepted_at is not null or h.told_at <= ${at.toISOString()}::timestamptz - make_interval(days => ${handoverDays}))`;

/** Those of them to whom the plan of the person is open at a moment: a condition over `profiles m`, of `profiles p`. */
export const isOpenTo = (companyId: string, at: Date) => sql`
  ${managesPerson(companyId)} and (${isInCharge} or exists (
    select from development_handovers h
    where h.company_id = ${companyId} and h.profile_id = p.id and h.manager_profile_id = m.id and ${isHandedOverAt(at)}))`;

/** Whether others read something in a plan: a condition over `development_plans plan`, false where there is none. */
export const isShared = (companyId: string) => sql`(
  exists (select from development_objectives o
    where o.company_id = ${companyId} and o.plan_id = plan.id and not o.is_private)
  or exists (select from development_notes n where n.company_id = ${companyId} and n.plan_id = plan.id)
  or exists (select from development_courses d
    where d.company_id = ${companyId} and d.profile_id = plan.profile_id))`;

/** The plan of a person as the actor may read it; null as for an id that no person has. In one statement. */
async function findPlanAccess(tx: Tenant, actor: Reader, profileId: string): Promise<PlanAccess | null> {
  const { companyId } = actor;
  const { rows } = await tx.execute<AccessRow>(sql`
    select p.id, p.first_name as "firstName", p.last_name as "lastName", p.avatar, p.is_active as "isActive",
      plan.id as "planId", ${isShared(companyId)} as "isShared", c.time_zone as "timeZone",
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'firstName', m.first_name, 'lastName', m.last_name,
          'toldAt', h.told_at, 'acceptedAt', h.accepted_at, 'isInCharge', ${isInCharge}) order by m.last_name_key, m.first_name_key, m.id), '[]')
        from profiles m
        left join development_handovers h
          on h.company_id = m.company_id and h.profile_id = p.id and h.manager_profile_id = m.id
        where ${managesPerson(companyId)}) as managers
    from profiles p
    join companies c on c.id = p.company_id
    left join development_plans plan on plan.company_id = p.company_id and plan.profile_id = p.id
    where p.company_id = ${companyId} and p.id = ${profileId} and p.removed_at is null`);
  const [row] = rows;
  if (!row) return null;
  const managers = row.managers.map(({ toldAt, acceptedAt, ...name }) => ({
    ...name,
    handover:
      toldAt === null
        ? null
        : { toldAt: new Date(toldAt), acceptedAt: acceptedAt === null ? null : new Date(acceptedAt) },
  }));
  const own = managers.find(({ id }) => id === actor.profileId);
  const reader = resolvePlanReader(
    {
      isOwner: row.id === actor.profileId,
      isManager: own !== undefined,
      isShared: row.isShared,
      handover: own?.handover ?? null,
      isInCharge: actor.capabilities.has("managePeople"),
    },
    actor.at,
  );
  const { id, firstName, lastName, avatar, isActive, planId, isShared: shares, timeZone } = row;
  return (
    reader && {
      person: { id, firstName, lastName, avatar, isActive },
      planId,
      isShared: shares,
      reader,
      managers,
      timeZone,
      today: dayIn(timeZone, actor.at),
    }
  );
}

export const requirePlanAccess = async (tx: Tenant, actor: Reader, profileId: string): Promise<PlanAccess> =>
  (await findPlanAccess(tx, actor, profileId)) ?? refuse("not_found");
