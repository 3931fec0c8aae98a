import { sql, type SQLWrapper } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { mustHaveSecondFactor } from "#accounts/rules/secondFactor.ts";
import {
  asUsed,
  toIdentity,
  noteUse,
  readSessionToken,
  type StoredSession,
} from "#accounts/server/sessions.ts";
import type { Keys } from "#accounts/server/cookies.ts";
import { transaction, type Database, type Tenant } from "#platform/server/database/database.ts";
import type { Actor, Identity, Services } from "#platform/server/services.ts";
import type { ConnectionQuota } from "#platform/server/calls/connectionQuota.ts";
import { listCapabilities } from "../rules.ts";

interface Entry extends StoredSession {
  /** Null when the session's person is not in the company any more. */
  person: SessionPerson | null;
}

interface SessionPerson extends Pick<Actor, "firstName" | "role" | "isAdmin" | "language"> {
  isActive: boolean;
  hasSecondFactor: boolean;
  passwordGiven: boolean;
  addressOwed: boolean;
  /** By their company, of those who administer it. */
  secondFactorRequired: boolean;
}

/** What is known of a person of a company with this account, as one column. */
const selectPerson = ({
  companyId,
  profileId,
  userId,
}: Record<"companyId" | "profileId" | "userId", SQLWrapper | string>) => sql`
    select json_build_object('firstName', p.first_name, 'role', p.role, 'isAdmin', p.is_admin,
      'isActive', p.is_active, 'language', p.language, 'secondFactorRequired', c.second_factor_required,
      'hasSecondFactor', (select f.confirmed_at is not null from auth.second_factors f where f.user_id = p.user_id)
        is true,
      'passwordGiven', (select w.given_at is not null from auth.passwords w where w.user_id = p.user_id) is true,
      'addressOwed', (select u.address_owed_since is not null from auth.users u where u.id = p.user_id) is true)
      as person
    from profiles p
    join companies c on c.id = p.company_id
    where p.company_id = ${companyId} and p.id = ${profileId} and p.user_id = ${userId}`;

/**
 * The session, the company named to PostgreSQL and the person, in one statement. The lateral join comes after the row
 * that it depends on, hence after the company is named; the other way round, row-level security would hide every
 * person. Facts of the account are read by its key: for `exists` PostgreSQL may choose to hash the accounts of every
 * company.
 */
const entry = new PgDialect().sqlToQuery(sql`
  with session as materialized (
    select s.id, s.user_id, s.company_id, s.profile_id, s.scope, s.object_id, s.confirmed_at, s.created_at, s.updated_at,
      s.expires_at,
      set_config('app.company_id', coalesce(s.company_id::text, ''), true) as company,
      set_config('app.profile_id', coalesce(s.profile_id::text, ''), true) as profile
    from auth.sessions s where s.token = ${sql.placeholder("token")}
  )
  select session.id, session.user_id as "userId", session.company_id as "companyId", session.profile_id as "profileId",
    session.scope, session.object_id as "objectId", session.confirmed_at as "confirmedAt", session.created_at as "createdAt",
    session.updated_at as "updatedAt", session.expires_at as "expiresAt",
    session.company, session.profile, person.person
  from session
  left join lateral (
    ${selectPerson({ companyId: sql`session.company_id`, profileId: sql`session.profile_id`, userId: sql`session.user_id` })}
    limit 1
  ) person on true`).sql;

/** The work of one request, as the person of its session and inside their company; null without a living session. */
export async function asActor<T>(
  { db, keys, now, quota }: { db: Database; keys: Keys; quota: ConnectionQuota } & Pick<Services, "now">,
  request: Headers,
  work: (tx: Tenant, actor: Actor) => Promise<T>,
  { isUse = true } = {},
): Promise<T | null> {
  const token = readSessionToken(request, keys);
  if (!token) return null;
  return quota.run(token, async (identify) => {
    let used: Entry | undefined;
    try {
      return await transaction<Entry, T | null>(db, { text: entry, values: [token] }, async (tx, [read]) => {
        const found = read && { ...read, ...asUsed(db, read) };
        const identity = found ? toIdentity(found, now()) : null;
        if (!found || !identity) return null;
        used = found;
        identify({ personId: identity.profileId, companyId: identity.companyId });
        const actor = toActor(identity, found.person, now());
        return actor && work(tx, actor);
      });
    } finally {
      // A refused request keeps the session alive too.
      if (used && isUse) noteUse(db, used, now());
    }
  });
}

/** A role taken away or a deactivation counts on the next request. */
function toActor(identity: Identity, person: SessionPerson | null, at: Date): Actor | null {
  if (!person?.isActive) return null;
  const { firstName, role, isAdmin, language, hasSecondFactor, passwordGiven, addressOwed } = person;
  return {
    ...identity,
    firstName,
    role,
    isAdmin,
    language,
    at,
    capabilities: new Set(listCapabilities(person)),
    // Limited sessions come from links to the address.
    needsOwnPassword: identity.scope === "full" && passwordGiven,
    needsAddressProof: identity.scope === "full" && addressOwed,
    // A session that may only answer reaches nothing that this protects; a report is protected.
    needsSecondFactor:
      identity.scope !== "answering" && !hasSecondFactor && mustHaveSecondFactor(person, person),
  };
}

/** The person of an identity that was checked before. */
export async function loadActor(tx: Tenant, identity: Identity, at: Date): Promise<Actor | null> {
  const { rows } = await tx.execute<{ person: SessionPerson }>(selectPerson(identity));
  return toActor(identity, rows[0]?.person ?? null, at);
}
