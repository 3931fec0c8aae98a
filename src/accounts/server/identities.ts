import { and, asc, eq } from "drizzle-orm";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { ProviderClaims } from "../rules/arrival.ts";
import { identities } from "../tables.ts";

export type Identity = typeof identities.$inferSelect;

export async function findIdentity(
  db: Database | Tenant,
  { issuer, subject }: Pick<ProviderClaims, "issuer" | "subject">,
): Promise<Identity | null> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
}

export const listIdentities = (db: Database | Tenant, userId: string): Promise<Identity[]> =>
  db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt));

/** False when a concurrent request linked it first, or the account has another identity of this issuer. */
export async function linkIdentity(
  db: Database | Tenant,
  { now, newId }: Pick<Services, "now" | "newId">,
  userId: string,
  { issuer, subject, email }: ProviderClaims,
): Promise<boolean> {
  const linked = await db
    .insert(identities)
    .values({ id: newId(), userId, issuer, subject, email: email ?? "", createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  return linked.length > 0;
}

export const findIdentityById = async (db: Tenant, id: string): Promise<Identity | null> =>
  (await db.select().from(identities).where(eq(identities.id, id)))[0] ?? null;

/** Keeps what the provider says now beside what it said at the link. */
export const saveAnnounced = (db: Tenant, id: string, announcedEmail: string) =>
  db.update(identities).set({ announcedEmail }).where(eq(identities.id, id));

/** One's own only; false when there is none. */
export async function unlinkIdentity(db: Database | Tenant, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.userId, userId)))
    .returning({ id: identities.id });
  return removed.length > 0;
}

export const unlinkAll = (db: Database | Tenant, userId: string) =>
  db.delete(identities).where(eq(identities.userId, userId));
