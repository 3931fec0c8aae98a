import { accountSource, hashPassword, refuseWeakPassword } from "#accounts/server/passwords.ts";
import { readCompany } from "#company/server/queries.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Identity, Services } from "#platform/server/services.ts";

/**
 * Refuses a weak password, else hashes it: for `handlePrepared`, since a call that waits for the hash must not hold a
 * connection of the pool.
 */
export async function hashOwnPassword(
  { db }: Pick<Services, "db">,
  identity: Identity,
  password: string,
): Promise<string> {
  const { companyId, profileId } = identity;
  const context = await asTenant(db, { companyId, profileId }, async (tx) => ({
    ...(await requireProfileRow(tx, companyId, profileId)),
    companyName: (await readCompany(tx, companyId)).name,
  }));
  refuseWeakPassword(password, context);
  return hashPassword(password, accountSource(identity));
}
