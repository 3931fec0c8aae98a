import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { passwords, users } from "../tables.ts";

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
export async function ensureUser(db: Database | Tenant, sources: Sources, email: string): Promise<User> {
  const [user] = await ensureUsers(db, sources, [email]);
  if (!user) throw new Error("the account just made is not there");
  return user;
}

/** The same for many addresses, made in their alphabetical order: two calls wait for each other in one order. */
export async function ensureUsers(
  db: Database | Tenant,
  { now, newId }: Sources,
  emails: readonly string[],
): Promise<User[]> {
  const at = now();
  const sorted = [...new Set(emails.map((email) => email.toLowerCase()))].toSorted();
  await db
    .insert(users)
    .values(sorted.map((email) => ({ id: newId(), email, createdAt: at, updatedAt: at })))
    .onConflictDoNothing();
  const found = await db.select().from(users).where(inArray(users.email, sorted));
  if (found.length < sorted.length) throw new Error("an account just made is not there");
  return found;
}

export const hasPassword = async (db: Database | Tenant, userId: string): Promise<boolean> =>
  (await readPasswordHash(db, userId)) !== null;

export async function readPasswordHash(db: Database | Tenant, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId));
  return row?.hash ?? null;
}

export async function passwordChangedSince(tx: Tenant, userId: string, at: Date): Promise<boolean> {
  const [row] = await tx
    .select({ at: passwords.updatedAt })
    .from(passwords)
    .where(eq(passwords.userId, userId));
  return row !== undefined && row.at > at;
}

/** What signing in checks, in one statement that is the same for an address without an account. */
export async function findLogin(
  db: Database,
  email: string,
): Promise<{ userId: string; emailVerified: boolean; hash: string | null } | null> {
  const [login] = await db
    .select({ userId: users.id, emailVerified: users.emailVerified, hash: passwords.hash })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.email, email.toLowerCase()));
  return login ?? null;
}

/** Sets or replaces the password. Hash first: the slow part must not hold a transaction open. */
export const savePasswordHash = (
  db: Database | Tenant,
  { now }: Pick<Services, "now">,
  userId: string,
  hash: string,
) => {
  const fresh = { hash, givenAt: null, updatedAt: now() };
  return db
    .insert(passwords)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: passwords.userId, set: fresh });
};

/** The same by an administrator: it opens the choice of another, and nothing of answers and reports before the address is proved. */
export async function givePasswordHash(
  tx: Tenant,
  { now }: Pick<Services, "now">,
  userId: string,
  hash: string,
): Promise<void> {
  const at = now();
  const given = { hash, givenAt: at, updatedAt: at };
  await tx
    .insert(passwords)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: passwords.userId, set: given });
  await tx.update(users).set({ addressOwedSince: at, updatedAt: at }).where(eq(users.id, userId));
}

/**
 * Removes a password that was chosen before the address was proved: it must not outlive the proof (§3 of the
 * decisions).
 */
export const removePassword = (db: Database | Tenant, userId: string) =>
  db.delete(passwords).where(eq(passwords.userId, userId));

export const markVerified = (db: Database | Tenant, { now }: Pick<Services, "now">, userId: string) =>
  db
    .update(users)
    .set({ emailVerified: true, addressOwedSince: null, updatedAt: now() })
    .where(eq(users.id, userId));

/** The address of the account and of its profiles in every company; refused when another account has it. */
export async function changeEmail(
  tx: Tenant,
  { now }: Pick<Services, "now">,
  { id, email }: Pick<User, "id" | "email">,
  later: string,
): Promise<void> {
  await tx.update(users).set({ email: later, emailVerified: true, updatedAt: now() }).where(eq(users.id, id));
  await tx.execute(
    sql`select app.change_email(${id}, ${email}, ${later}, ${now().toISOString()}::timestamptz)`,
  );
}

/** Deletes an account that no company refers to any more, with its password, its factor and its sessions. */
export const deleteUser = (tx: Tenant, id: string) => tx.delete(users).where(eq(users.id, id));
