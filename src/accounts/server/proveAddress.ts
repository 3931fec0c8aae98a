import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { unlinkAll } from "./identities.ts";
import { discardRegistrations } from "./registrations.ts";
import { removeSecondFactor } from "./secondFactor.ts";
import { endUserSessions } from "./sessions.ts";
import { revokeTokens, waitingLinks } from "./tokens.ts";
import { lockUser, markVerified, removePassword } from "./users.ts";

/**
 * Records the first proof that the address is the account holder's. Whatever was set before is not known to be theirs
 * and is removed: otherwise an attacker registers another person's address and waits (GHSA-qq9h-g4jm-xgf3). No effect
 * after the first proof.
 */
export async function proveAddress(
  tx: Tenant,
  services: Pick<Services, "now">,
  userId: string,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user.emailVerified) return;
  await removePassword(tx, userId);
  await removeSecondFactor(tx, userId);
  await unlinkAll(tx, userId);
  await discardRegistrations(tx, userId);
  await revokeTokens(tx, services, userId, waitingLinks);
  await endUserSessions(tx, userId);
  await markVerified(tx, services, userId);
}
