import { and, eq } from "drizzle-orm";
import { identityOf, prolong, tokenOf, type Keys, type StoredSession } from "#accounts/server/sessions.ts";
import { transaction, type Database, type Tenant } from "#platform/server/database.ts";
import type { Actor, Identity, Services } from "#platform/server/services.ts";
import { capabilitiesOf } from "../rules.ts";
import { profiles } from "../tables.ts";

interface Entry extends StoredSession {
  /** Null when the session's person is not in the company any more. */
  person: (Pick<Actor, "firstName" | "role" | "isAdmin" | "language"> & { isActive: boolean }) | null;
}

/**
 * The session, the company named to PostgreSQL and the person, in one statement. The lateral join comes after the row
 * that it depends on, hence after the company is named; the other way round, row-level security would show nobody.
 */
const entry = `
  with session as materialized (
    select s.id, s.user_id, s.company_id, s.profile_id, s.scope, s.created_at, s.expires_at,
      set_config('app.company_id', coalesce(s.company_id::text, ''), true) as company,
      set_config('app.profile_id', coalesce(s.profile_id::text, ''), true) as profile
    from auth.sessions s where s.token = $1
  )
  select session.id, session.user_id as "userId", session.company_id as "companyId", session.profile_id as "profileId",
    session.scope, session.created_at as "createdAt", session.expires_at as "expiresAt",
    session.company, session.profile, person.person
  from session
  left join lateral (
    select json_build_object('firstName', p.first_name, 'role', p.role, 'isAdmin', p.is_admin,
      'isActive', p.is_active, 'language', p.language) as person
    from profiles p
    where p.company_id = session.company_id and p.id = session.profile_id and p.user_id = session.user_id
    limit 1
  ) person on true`;

/** The work of one request, as the person of its session and inside their company; null without a living session. */
export async function asActor<T>(
  { db, keys, now }: { db: Database; keys: Keys } & Pick<Services, "now">,
  request: Headers,
  work: (tx: Tenant, actor: Actor) => Promise<T>,
): Promise<T | null> {
  const token = tokenOf(request, keys);
  if (!token) return null;
  let used: Entry | undefined;
  try {
    return await transaction<Entry, T | null>(db, { text: entry, values: [token] }, async (tx, [found]) => {
      const identity = found ? identityOf(found, now()) : null;
      if (!found || !identity) return null;
      used = found;
      const actor = actorOf(identity, found.person);
      return actor && work(tx, actor);
    });
  } finally {
    // After the transaction: a refused request keeps the session alive too, and nobody waits for a second connection.
    if (used) await prolong(db, used, now());
  }
}

/** A role taken away or a deactivation counts on the next request. */
function actorOf(identity: Identity, person: Entry["person"]): Actor | null {
  if (!person?.isActive) return null;
  const { isActive: _, ...known } = person;
  return { ...identity, ...known, capabilities: new Set(capabilitiesOf(person)) };
}

/** The person of an identity that somebody else has checked. */
export async function loadActor(tx: Tenant, identity: Identity): Promise<Actor | null> {
  const [person] = await tx
    .select({
      firstName: profiles.firstName,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
      isActive: profiles.isActive,
      language: profiles.language,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, identity.companyId),
        eq(profiles.id, identity.profileId),
        eq(profiles.userId, identity.userId),
      ),
    );
  return actorOf(identity, person ?? null);
}
