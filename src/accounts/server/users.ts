import { and, eq, sql } from "drizzle-orm";
import type { Database, Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import { credentials, users } from "../tables.ts";

export type User = typeof users.$inferSelect;
type Sources = Pick<Services, "now" | "newId">;

export async function findUserByEmail(db: Database | Tenant, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user ?? null;
}

export async function findUser(db: Database | Tenant, id: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** The account as it is now, kept from changing until the transaction ends. */
export async function lockUser(tx: Tenant, id: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!user) throw new Error("the account to lock is not there");
  return user;
}

/** The account of an address, made when there is none: unverified, without a password. */
export async function ensureUser(
  db: Database | Tenant,
  { now, newId }: Sources,
  email: string,
): Promise<User> {
  const at = now();
  await db
    .insert(users)
    .values({ id: newId(), email: email.toLowerCase(), createdAt: at, updatedAt: at })
    .onConflictDoNothing();
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error("the account just made is not there");
  return user;
}

export const hasPassword = async (db: Database | Tenant, userId: string): Promise<boolean> =>
  (await readPasswordHash(db, userId)) !== null;

export async function readPasswordHash(db: Database | Tenant, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  return row?.password ?? null;
}

/**
 * Sets or replaces the password, in one statement: how long it takes must not tell which of the two it was.
 * Hash first: the slow part must not hold a transaction open.
 */
export async function savePasswordHash(
  db: Database | Tenant,
  { now, newId }: Sources,
  userId: string,
  hash: string,
) {
  const at = now().toISOString();
  await db.execute(sql`
    with changed as (
      update ${credentials} set password = ${hash}, updated_at = ${at}::timestamptz
      where user_id = ${userId}::uuid and provider_id = 'credential' returning id)
    insert into ${credentials} (id, account_id, provider_id, user_id, password, created_at, updated_at)
    select ${newId()}::uuid, ${userId}::text, 'credential', ${userId}::uuid, ${hash}, ${at}::timestamptz, ${at}::timestamptz
    where not exists (select from changed)`);
}

/** Whoever chose this password had not proved the address: it must not outlive the proof (§3 of the decisions). */
export const removePassword = (db: Database | Tenant, userId: string) =>
  db.delete(credentials).where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));

export const markVerified = (db: Database | Tenant, { now }: Pick<Services, "now">, userId: string) =>
  db.update(users).set({ emailVerified: true, updatedAt: now() }).where(eq(users.id, userId));
