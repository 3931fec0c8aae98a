import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { givenBackWithinDays, isPromotion, noStanding, type Person, type Standing } from "../rules.ts";
import { profiles, roleGrants } from "../tables.ts";
import { hasJoinedIn } from "./joined.ts";

interface Change {
  profileId: string;
  before: Standing;
  after: Standing;
}
type Granter = Pick<Actor, "companyId" | "profileId">;

/**
 * Records who gave a role that runs evaluations, and notifies the account owners of new admins. A grant that gives back
 * what the granter had taken away themself is not recorded: else the person evaluated could exclude the lead of their
 * evaluation by a demotion and a promotion (docs/decisions/0050).
 */
export async function recordRoleChange(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  granter: Granter,
  change: Change,
): Promise<void> {
  const { profileId, before, after } = change;
  const isGiven =
    isPromotion(before, after) && !(await isGivenBack(tx, services.now(), granter, profileId, after));
  if (isGiven) await insertGrants(tx, services, granter, [change]);
  await notifyOwners(tx, services, granter, [change]);
}

/** The same for people who are new to the company, all at once: nothing can be given back to them. */
export async function recordFirstRoles(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  granter: Granter,
  people: readonly Pick<Change, "profileId" | "after">[],
): Promise<void> {
  const changes = people.map((person) => ({ ...person, before: noStanding }));
  const given = changes.filter(({ before, after }) => isPromotion(before, after));
  await insertGrants(tx, services, granter, given);
  await notifyOwners(tx, services, granter, changes);
}

async function insertGrants(
  tx: Tenant,
  { now, newId }: Pick<Services, "now" | "newId">,
  { companyId, profileId: grantedBy }: Granter,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(roleGrants).values(
    changes.map(({ profileId, after }) => {
      // A person may have admin rights behind the label of a member.
      const role = after.role === "user" ? ("admin" as const) : after.role;
      return { companyId, id: newId(), profileId, grantedBy, role, grantedAt: now() };
    }),
  );
}

/**
 * One email for each account owner who has joined, however many have become admins: it is no invitation, so the number
 * of a day does not hold it back, and an owner who was only invited has not asked to hear from us.
 */
async function notifyOwners(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, profileId: grantedBy }: Granter,
  changes: readonly Change[],
): Promise<void> {
  const [first, ...others] = changes
    .filter(({ before, after }) => after.isAdmin && !before.isAdmin)
    .map(({ profileId }) => profileId);
  if (first === undefined) return;
  const owners = await tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, companyId),
        eq(profiles.role, "account_owner"),
        eq(profiles.isActive, true),
        hasJoinedIn(),
      ),
    );
  const change = services.newId();
  await sendLater(
    tx,
    { ...services, companyId },
    owners
      .filter(({ id }) => id !== first)
      .map(({ id, email, language }) => ({
        kind: "people.newAdmin" as const,
        dedupeKey: `people.newAdmin:${change}:${id}`,
        recipient: email,
        recipientProfileId: id,
        language,
        data: { profileId: first, others, grantedBy },
      })),
  );
}

/** What the audit log keeps of a person whose standing changes: what they could do before, null while inactive. */
export const heldBy = ({ role, isAdmin, isActive }: Person): Standing | null =>
  isActive ? { role, isAdmin } : null;

/** Whether the granter took as much from this person lately, and no other person has changed their standing since. */
async function isGivenBack(
  tx: Tenant,
  now: Date,
  { companyId, profileId: granterId }: Granter,
  profileId: string,
  after: Standing,
): Promise<boolean> {
  const about = (entry: SQL) =>
    sql`${entry}.company_id = ${companyId} and ${entry}.object_type = 'profile' and ${entry}.object_id = ${profileId}`;
  const { rows } = await tx.execute<{ held: Standing }>(sql`
    select own.details -> 'held' as held
    from audit_log own
    where ${about(sql`own`)} and own.action in ('people.setRole', 'people.deactivate')
      and own.actor_profile_id = ${granterId} and jsonb_typeof(own.details -> 'held') = 'object'
      and own.at >= ${now.toISOString()}::timestamptz - ${givenBackWithinDays}::int * interval '1 day'
      and not exists (
        select 1 from audit_log other
        where ${about(sql`other`)} and other.at >= own.at and other.actor_profile_id is distinct from ${granterId}
          and other.action in ('people.setRole', 'people.activate', 'people.deactivate'))`);
  return rows.some(({ held }) => !isPromotion(held, after));
}

/** Those who may have promoted this person, at any time, as a uuid[] expression that a statement reads once. */
export const selectPromoters = (companyId: string, profileId: string): SQL<string[]> =>
  sql<string[]>`array(
    with recursive promoter as (
      select g.granted_by as id from role_grants g where g.company_id = ${companyId} and g.profile_id = ${profileId}
      union
      select g.granted_by from promoter r join role_grants g on g.company_id = ${companyId} and g.profile_id = r.id
    )
    select id from promoter)`;

/**
 * Whether `promoterId` gave this person, since a moment, a role that runs evaluations: themself, or through others whom
 * they had promoted before. One recursive walk from the person up, along grants that are never later than the one below.
 */
export const wasPromotedBy = (
  companyId: SQLWrapper | string,
  profileId: SQLWrapper | string,
  promoterId: SQLWrapper | string,
  since: SQL,
): SQL<boolean> => sql<boolean>`exists (
    with recursive promoted as (
      select g.granted_by as promoter, g.granted_at as at from role_grants g
      where g.company_id = ${companyId} and g.profile_id = ${profileId}
      union
      select g.granted_by, g.granted_at
      from promoted r join role_grants g on g.company_id = ${companyId} and g.profile_id = r.promoter and g.granted_at <= r.at
    )
    select 1 from promoted where promoted.promoter = ${promoterId} and promoted.at >= ${since})`;

/**
 * When each person who promoted this one did so last, as wasPromotedBy says it: `{ promoterId: moment }`, null without
 * any. It depends on no row, so that a list computes it once instead of walking the grants for each row.
 */
export const selectLatestPromotions = (companyId: string, profileId: string): SQL =>
  sql`(
    with recursive promoted as (
      select g.granted_by as promoter, g.granted_at as at from role_grants g
      where g.company_id = ${companyId} and g.profile_id = ${profileId}
      union
      select g.granted_by, g.granted_at
      from promoted r join role_grants g on g.company_id = ${companyId} and g.profile_id = r.promoter and g.granted_at <= r.at
    )
    select jsonb_object_agg(latest.promoter, latest.at)
    from (select promoter, max(at) as at from promoted group by promoter) latest)`;
