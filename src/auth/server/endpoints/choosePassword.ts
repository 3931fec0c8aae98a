import { hashPassword, refuseWeakPassword } from "#accounts/server/passwords.ts";
import { changeSession, endSessionsOf } from "#accounts/server/sessions.ts";
import { revokeInvitations, revokeTokens } from "#accounts/server/tokens.ts";
import { secondFactorSince } from "#accounts/server/secondFactor.ts";
import { hasPassword, lockUser, savePasswordHash } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { requireProfileRow, saveProfile } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";

/** A first password only: a session opened by an invitation must not change the one of an account. */
export const choosePasswordEndpoint = handle(
  authContract.choosePassword,
  async ({ input, actor, tx, services }) => {
    const { companyId, profileId, userId, sessionId } = actor;
    const person = await requireProfileRow(tx, companyId, profileId);
    const { name: companyName } = await readCompany(tx, companyId);
    refuseWeakPassword(input.password, { ...person, companyName });
    // The slow part comes before the lock.
    const hash = await hashPassword(input.password);
    await lockUser(tx, userId);
    if (await hasPassword(tx, userId)) return refuse("forbidden");
    // Nor may it become a full one beside a second factor that nobody gave.
    if (await secondFactorSince(tx, userId)) return refuse("forbidden");

    await savePasswordHash(tx, services, userId, hash);
    await revokeTokens(tx, services, userId, ["reset", "confirmation", "magic", "second_step"]);
    await revokeInvitations(tx, services, profileId);
    await endSessionsOf(tx, userId, { sessionId });
    await saveProfile(tx, companyId, profileId, { joinedAt: person.joinedAt ?? services.now() });
    await changeSession(tx, sessionId, { scope: "full", confirmedAt: services.now() });
    return {};
  },
);
