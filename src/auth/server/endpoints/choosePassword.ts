import { secondFactorSince } from "#accounts/server/secondFactor.ts";
import { changeSession, endUserSessions } from "#accounts/server/sessions.ts";
import { revokeInvitations, revokeTokens, waitingLinks } from "#accounts/server/tokens.ts";
import { hasPassword, lockUser, savePasswordHash } from "#accounts/server/users.ts";
import { joiningNow } from "#people/rules/joining.ts";
import { requireProfileRow, saveProfile } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import { handlePrepared } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { hashOwnPassword } from "../hashOwnPassword.ts";

/** A first password only: a session opened by an invitation must not change the one of an account. */
export const choosePasswordEndpoint = handlePrepared(
  authContract.choosePassword,
  async ({ input, identity, services }) => {
    await refuseSecondPassword(services.db, identity.userId);
    return hashOwnPassword(services, identity, input.password);
  },
  async ({ actor, tx, services, prepared: hash }) => {
    const { companyId, profileId, userId, sessionId } = actor;
    const person = await requireProfileRow(tx, companyId, profileId);
    await lockUser(tx, userId);
    await refuseSecondPassword(tx, userId);

    await savePasswordHash(tx, services, userId, hash);
    await revokeTokens(tx, services, userId, waitingLinks);
    await revokeInvitations(tx, services, profileId);
    await endUserSessions(tx, userId, { sessionId });
    await saveProfile(tx, companyId, profileId, joiningNow(person, services.now()));
    await changeSession(tx, sessionId, { scope: "full", objectId: null, confirmedAt: services.now() });
    return {};
  },
);

/** Refused too where a second factor is on: the session must not become a full one without the code. */
async function refuseSecondPassword(db: Database | Tenant, userId: string): Promise<void> {
  if (await hasPassword(db, userId)) refuse("forbidden");
  if (await secondFactorSince(db, userId)) refuse("forbidden");
}
