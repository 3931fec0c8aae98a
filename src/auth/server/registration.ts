import { revokeTokens } from "#accounts/server/tokens.ts";
import { ensureUser, lockUser, removePassword, savePasswordHash } from "#accounts/server/users.ts";
import { createCompany } from "#company/server/queries.ts";
import { listOwnProfiles } from "#people/server/memberships.ts";
import { insertProfile } from "#people/server/queries.ts";
import { asTenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Language, Services } from "#platform/server/services.ts";
import { addLibrary } from "#skills/server/library.ts";
import { firstOf, lookUp } from "./accounts.ts";
import { addresseeOf, ignoreRollback, letterTo, sendOrPretend } from "./letters.ts";

export interface Registration {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  language: Language;
}

/**
 * Company, account, person, library and confirmation letter in one transaction. When the address has an account
 * already, all of it is done and undone, so that neither the answer nor its duration tells. False then.
 */
export async function createAccount(services: Services, registration: Registration): Promise<boolean> {
  const { companyName, firstName, lastName, email, passwordHash, language } = registration;
  const [companyId, profileId] = [services.newId(), services.newId()];
  const createdAt = services.now();
  let isTaken = false;
  await asTenant(services.db, { companyId, profileId }, async (tx) => {
    const { id: userId } = await ensureUser(tx, services, email);
    const user = await lockUser(tx, userId);
    // An account that only invitations have made is free: inviting people must not keep them from registering.
    const own = await listOwnProfiles(tx, userId);
    isTaken = user.emailVerified || own.some(({ joinedAt }) => joinedAt !== null);
    await createCompany(tx, { id: companyId, name: companyName, language, createdAt });
    await addLibrary(tx, services, companyId);
    await insertProfile(tx, {
      companyId,
      id: profileId,
      userId,
      firstName,
      lastName,
      email,
      language,
      role: "account_owner",
      isAdmin: true,
      joinedAt: createdAt,
      createdAt,
    });
    await savePasswordHash(tx, services, userId, passwordHash);
    const confirmation = letterTo(
      { companyId, profileId, userId, email, language },
      "auth.confirmation",
      createdAt,
    );
    await sendLater(tx, { ...services, companyId }, [confirmation]);
    if (isTaken) tx.rollback();
  }).catch(ignoreRollback);
  return !isTaken;
}

/**
 * Tells the owner of a known address by letter, and nobody else. When the address was never proved, two people
 * may have given it a password: neither counts, a link to the address decides (docs/decisions/0008).
 */
export async function tellAlreadyRegistered(services: Services, email: string, isNew: boolean) {
  const known = await lookUp(services, email);
  if (!isNew && known.user && !known.user.emailVerified) {
    await removePassword(services.db, known.user.id);
    await revokeTokens(services.db, services, known.user.id, ["confirmation"]);
  }
  const profile = firstOf(known.profiles);
  const letter = profile && { to: addresseeOf(profile), kind: "auth.alreadyRegistered" as const };
  await sendOrPretend(services, isNew ? null : (letter ?? null));
}
