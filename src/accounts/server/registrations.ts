import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { purgeBefore } from "../rules/registration.ts";
import { registrations, users } from "../tables.ts";
import { lockUser, removePassword } from "./users.ts";

type Registration = typeof registrations.$inferSelect;

export const insertRegistration = (tx: Tenant, registration: Registration) =>
  tx.insert(registrations).values(registration);

/** The companies of an account that were made by registrations whose address is not proved. */
export async function listUnprovedCompanies(db: Database | Tenant, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ companyId: registrations.companyId })
    .from(registrations)
    .where(eq(registrations.userId, userId));
  return new Set(rows.map(({ companyId }) => companyId));
}

/** Two registrations of one address may come from two people: the password of neither counts. */
export const removePasswordUnlessAlone = (tx: Tenant, userId: string) =>
  tx.execute(sql`
    delete from auth.passwords where user_id = ${userId}::uuid
      and (select count(*) from ${registrations} r where r.user_id = ${userId}::uuid) > 1`);

/** Its own confirmation link was used: the company stays. */
export const keepRegistration = (tx: Tenant, companyId: string) =>
  tx.delete(registrations).where(eq(registrations.companyId, companyId));

/** Deletes all that was registered with an address that is proved in another way, companies included. */
export const discardRegistrations = (tx: Tenant, userId: string) =>
  tx.execute(
    sql`select app.discard_registration(company_id) from ${registrations} where user_id = ${userId}::uuid`,
  );

/** Removes the registrations that were not confirmed in time. */
export async function purgeRegistrations({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const limit = purgeBefore(now());
  const late = await db
    .select({ companyId: registrations.companyId, userId: registrations.userId })
    .from(registrations)
    .where(lt(registrations.createdAt, limit))
    .orderBy(asc(registrations.createdAt))
    .limit(100);
  for (const registration of late) await db.transaction((tx) => purgeOne(tx, registration));
}

/** Under the lock of the account, which a confirmation takes too: one of the two comes first. */
async function purgeOne(
  tx: Tenant,
  { companyId, userId }: Pick<Registration, "companyId" | "userId">,
): Promise<void> {
  await lockUser(tx, userId);
  const { rowCount } = await tx.execute(
    sql`select app.discard_registration(company_id) from ${registrations} where company_id = ${companyId}::uuid`,
  );
  if (!rowCount || (await listUnprovedCompanies(tx, userId)).size > 0) return;
  await removeUnproved(tx, userId);
}

/** Invited somewhere, the account stays, without a password; else nothing of it is left. Whether it is gone. */
async function removeUnproved(tx: Tenant, userId: string): Promise<boolean> {
  await removePassword(tx, userId);
  await tx.execute(sql`select set_config('app.user_id', ${userId}, true)`);
  const { rowCount } = await tx
    .delete(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.emailVerified, false),
        sql`not exists (select 1 from profiles p where p.user_id = ${userId}::uuid)`,
      ),
    );
  return Boolean(rowCount);
}

/**
 * Frees an address that its holder proves and with which others only registered: deletes what they registered, and
 * their account with it. Returns whether the address is free then.
 */
export async function freeUnprovedAddress(
  tx: Tenant,
  { id, emailVerified }: Pick<typeof users.$inferSelect, "id" | "emailVerified">,
): Promise<boolean> {
  if (emailVerified) return false;
  await lockUser(tx, id);
  await discardRegistrations(tx, id);
  return removeUnproved(tx, id);
}
