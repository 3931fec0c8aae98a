import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn, type SubqueryWithSelection } from "drizzle-orm/pg-core";
import type { Tenant } from "#platform/server/database/database.ts";
import { refuse } from "#platform/errors.ts";
import { pick } from "#platform/pick.ts";
import type { PersonName, Profile } from "../contract/person.ts";
import type { Person, Reporting } from "../rules.ts";
import { listedFields } from "../vocabulary.ts";
import { jobPositions, jobStatuses } from "#jobs/tables.ts";
import { profiles } from "../tables.ts";
import { emailState } from "./emailState.ts";
import { hasJoinedOpenlyIn } from "./joined.ts";

export type ProfileRow = typeof profiles.$inferSelect;
export type NewProfile = typeof profiles.$inferInsert;

export const insertProfile = (tx: Tenant, profile: NewProfile) => tx.insert(profiles).values(profile);

/** The ids of those made: the company did not know their address or their account. */
export async function insertProfilesOnce(tx: Tenant, people: readonly NewProfile[]): Promise<Set<string>> {
  const made = await tx
    .insert(profiles)
    .values([...people])
    .onConflictDoNothing()
    .returning({ id: profiles.id });
  return new Set(made.map(({ id }) => id));
}

const isProfile = (companyId: string, id: string) =>
  and(eq(profiles.companyId, companyId), eq(profiles.id, id));

/** Null too for a deleted person. */
export async function findProfileRow(tx: Tenant, companyId: string, id: string): Promise<ProfileRow | null> {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(and(isProfile(companyId, id), isNull(profiles.removedAt)));
  return row ?? null;
}

/** The person of this company, or 404, as for a person of another company. */
export async function requireProfileRow(tx: Tenant, companyId: string, id: string): Promise<ProfileRow> {
  return (await findProfileRow(tx, companyId, id)) ?? refuse("not_found");
}

/** These people, each once; 404 when one of them is deleted, or of another company. */
export async function requireEach(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(ids)];
  const found = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, wanted), isNull(profiles.removedAt)));
  return found.length === wanted.length ? wanted : refuse("not_found");
}

/** The names of these people of the company, by name. */
export const listNames = (tx: Tenant, companyId: string, ids: readonly string[]): Promise<PersonName[]> =>
  tx
    .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...ids])))
    .orderBy(profiles.lastNameKey, profiles.firstNameKey, profiles.id);

/** The active ones of these people, by name, with what decides their rights. */
export const listRightsHolders = (tx: Tenant, companyId: string, ids: readonly string[]) =>
  tx
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, companyId),
        eq(profiles.isActive, true),
        inArray(profiles.id, [...new Set(ids)]),
      ),
    )
    .orderBy(profiles.lastNameKey, profiles.firstNameKey, profiles.id);

export const saveProfile = (tx: Tenant, companyId: string, id: string, change: Partial<NewProfile>) =>
  tx.update(profiles).set(change).where(isProfile(companyId, id));

/** The same change of several people, in one statement. */
export const saveProfiles = (
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
  change: Partial<NewProfile>,
) =>
  tx
    .update(profiles)
    .set(change)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...ids])));

/**
 * The same for what the page of the person shows and edits: a form that is open there does not overwrite it unawares.
 */
export const changeProfile = (tx: Tenant, companyId: string, id: string, change: Partial<NewProfile>) =>
  tx
    .update(profiles)
    .set({ ...change, version: sql`${profiles.version} + 1` })
    .where(isProfile(companyId, id));

/** The managers of several people, in one statement; each as `changeProfile` would. */
export const saveDirectManagers = (
  tx: Tenant,
  companyId: string,
  changes: readonly { id: string; to: string | null }[],
) =>
  tx.execute(sql`
    update profiles p set direct_manager_id = c.manager, version = p.version + 1
    from unnest(${sql.param(changes.map(({ id }) => id))}::uuid[],
      ${sql.param(changes.map(({ to }) => to))}::uuid[]) c (id, manager)
    where p.company_id = ${companyId} and p.id = c.id`);

/**
 * Refreshes, for people who were added under a manager, whether that account is deactivated now. Under the lock of the
 * company (`lockCompany`): a request that switches accounts takes it too, and is committed or comes after.
 */
export const refreshInactiveManagers = (tx: Tenant, companyId: string, ids: readonly string[]) =>
  tx.execute(sql`
    update profiles p set is_manager_inactive = not m.is_active
    from unnest(${sql.param([...ids])}::uuid[]) added (id), profiles m
    where p.company_id = ${companyId} and p.id = added.id and m.company_id = p.company_id
      and m.id = p.direct_manager_id and p.is_manager_inactive = m.is_active`);

// Of the invitation to the company only: the reader of the list may be the person evaluated, and must not see whom
// their evaluation has invited. Those emails stand in its control room.
const mail = emailState(
  sql`m.company_id = ${profiles.companyId} and m.recipient_profile_id = ${profiles.id} and m.kind = 'people.invitation'`,
);

/** The direct manager of a person, beside them. */
export const manager = alias(profiles, "manager");

/** Some profiles, chosen by a subquery that is called as the table is. */
type ProfilesPage = SubqueryWithSelection<(typeof profiles)["_"]["columns"], "profiles">;

/** A position or a status in both languages; null where the person has none. */
const named = ({
  id,
  nameFr,
  nameEn,
}: Pick<typeof jobPositions | typeof jobStatuses, "id" | "nameFr" | "nameEn">) =>
  sql<Profile["jobPosition"]>`case when ${id} is not null
    then jsonb_build_object('id', ${id}, 'name', jsonb_build_object('fr', ${nameFr}, 'en', ${nameEn})) end`;

/** Profiles as the contract shows them, with what else the caller needs; add conditions and order. */
export const selectProfiles = <More extends Record<string, SQL<unknown> | AnyPgColumn>>(
  tx: Tenant,
  more: More,
  from: typeof profiles | ProfilesPage = profiles,
) =>
  tx
    .select({
      ...more,
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
      isActive: profiles.isActive,
      language: profiles.language,
      avatar: profiles.avatar,
      jobTitle: profiles.jobTitle,
      jobPosition: named(jobPositions),
      jobStatus: named(jobStatuses),
      ...pick(profiles, listedFields),
      directManager: { id: manager.id, firstName: manager.firstName, lastName: manager.lastName },
      isManagerInactive: profiles.isManagerInactive,
      hasJoined: hasJoinedOpenlyIn(),
      invitationEndsAt: sql<
        string | null
      >`to_char(${profiles.invitationEndsAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      isInvited: sql<boolean>`${profiles.invitedAt} is not null`,
      mail,
    })
    .from(from as typeof profiles)
    .leftJoin(
      manager,
      and(eq(manager.companyId, profiles.companyId), eq(manager.id, profiles.directManagerId)),
    )
    .leftJoin(
      jobPositions,
      and(eq(jobPositions.companyId, profiles.companyId), eq(jobPositions.id, profiles.jobPositionId)),
    )
    .leftJoin(
      jobStatuses,
      and(eq(jobStatuses.companyId, profiles.companyId), eq(jobStatuses.id, profiles.jobStatusId)),
    )
    .$dynamic();

export async function readProfile(tx: Tenant, companyId: string, id: string): Promise<Profile> {
  const [profile] = await selectProfiles(tx, {}).where(isProfile(companyId, id));
  return profile ?? refuse("not_found");
}

/**
 * Locks the people who count when a role is taken away: these people and every active owner and admin. Two admins who
 * demote each other at the same moment take turns, and the second sees what the first has done. Not FOR UPDATE: a new
 * evaluation refers to its lead and its subject, in an order of its own, and neither changes its key.
 */
export async function lockStandings(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<Person[]> {
  const wanted = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return tx
    .select({
      id: profiles.id,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
      isActive: profiles.isActive,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, companyId),
        isNull(profiles.removedAt),
        sql`(${profiles.id} in (${wanted}) or (${profiles.isActive} and (${profiles.role} = 'account_owner' or ${profiles.isAdmin})))`,
      ),
    )
    .orderBy(profiles.id)
    .for("no key update");
}

/** The person, then the managers above, one after the other; a cycle already there ends the walk. */
export const listManagersAbove = (tx: Tenant, companyId: string, id: string) =>
  listReporting(tx, companyId, [id]);

/** These people and all managers above them, with whom each reports to. */
export async function listReporting(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<Reporting[]> {
  const { rows } = await tx.execute<{ id: string; manager: string | null }>(sql`
    with recursive above as (
      select p.id, p.direct_manager_id from unnest(${sql.param([...ids])}::uuid[]) chosen (id)
      join profiles p on p.company_id = ${companyId} and p.id = chosen.id
      where p.removed_at is null
      union
      select p.id, p.direct_manager_id
      from profiles p join above a on p.company_id = ${companyId} and p.id = a.direct_manager_id
    )
    select id, direct_manager_id as manager from above`);
  return rows.map((row) => ({ id: row.id, directManagerId: row.manager }));
}
