import {
  insertRegistration,
  listUnprovedCompanies,
  removePasswordUnlessAlone,
} from "#accounts/server/registrations.ts";
import { ensureUser, lockUser, savePasswordHash } from "#accounts/server/users.ts";
import { createCompany } from "#company/server/queries.ts";
import { hasJoined } from "#people/rules/joining.ts";
import { listOwnProfiles } from "#people/server/memberships.ts";
import { insertProfile } from "#people/server/queries.ts";
import { asTenant, moveTo, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { Language } from "#platform/vocabulary.ts";
import { addLibrary } from "#skills/server/library.ts";
import { addJobLibrary } from "#jobs/server/library.ts";
import { findSigningProfile } from "./accounts.ts";
import {
  toAddressee,
  ignoreRollback,
  buildAccountEmail,
  buildUnknownAddressee,
  type Addressee,
} from "./accountEmails.ts";

export interface Registration {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  language: Language;
}

/**
 * Company, account, person, library and one letter, in one transaction. When the address has an account already, the
 * company is made and undone, and the email says so to its owner: the statements, the commit, the task of the worker
 * and the moment at which it starts are the same, so that nothing tells the two apart (docs/decisions/0049).
 */
export async function register(services: Services, registration: Registration): Promise<void> {
  const [companyId, profileId] = [services.newId(), services.newId()];
  const { email, language } = registration;
  await asTenant(services.db, { companyId, profileId }, async (tx) => {
    const { id: userId } = await ensureUser(tx, services, email);
    const user = await lockUser(tx, userId);
    // An account that only invitations or unproved registrations have made is free: neither invites nor strangers keep
    // its owner from registering.
    const own = await listOwnProfiles(tx, userId);
    const unproved = await listUnprovedCompanies(tx, userId);
    const isMemberSomewhere = own.some((one) => hasJoined(one) && !unproved.has(one.companyId));
    const isTaken = user.emailVerified || isMemberSomewhere;

    const founder = { companyId, profileId, userId, email, language };
    await runUnlessUndone(tx, isTaken, (inner) => foundCompany(inner, services, registration, founder));
    const known = findSigningProfile(own.filter(({ isActive }) => isActive));
    const owner = known ? toAddressee(known) : null;
    const to = isTaken ? (owner ?? buildUnknownAddressee(services)) : founder;
    await runUnlessUndone(tx, isTaken && !owner, async (inner) => {
      await moveTo(inner, to.companyId);
      const kind = isTaken ? "auth.alreadyRegistered" : "auth.confirmation";
      await sendLater(inner, { ...services, companyId: to.companyId }, [
        buildAccountEmail(to, kind, services.now()),
      ]);
    });
  });
}

async function foundCompany(
  tx: Tenant,
  services: Services,
  { companyName, firstName, lastName, passwordHash }: Registration,
  { companyId, profileId, userId, email, language }: Addressee,
): Promise<void> {
  const createdAt = services.now();
  // Existing companies keep what they have; a new one begins with the safer setting (§5 of the decisions).
  const release = "next_morning";
  await createCompany(tx, { id: companyId, name: companyName, language, release, createdAt });
  await addLibrary(tx, services, companyId);
  await addJobLibrary(tx, services, companyId);
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
  await insertRegistration(tx, { companyId, profileId, userId, createdAt });
  await savePasswordHash(tx, services, userId, passwordHash);
  await removePasswordUnlessAlone(tx, userId);
}

/** Does the work, then undoes it or not: as many statements either way. */
const runUnlessUndone = (tx: Tenant, undo: boolean, work: (inner: Tenant) => Promise<void>): Promise<void> =>
  tx
    .transaction(async (inner) => {
      await work(inner);
      if (undo) inner.rollback();
    })
    .catch(ignoreRollback);
