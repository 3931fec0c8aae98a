import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { endUserSessions, isOpenSession } from "#accounts/server/sessions.ts";
import { revokeTokens, waitingLinks } from "#accounts/server/tokens.ts";
import { lockUser, savePasswordHash } from "#accounts/server/users.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handlePrepared } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { sendNoticeLater } from "../accountEmails.ts";
import { hashOwnPassword } from "../hashOwnPassword.ts";

/** The other sessions end at once, and the links in the mailbox stop working. */
export const changePasswordEndpoint = handlePrepared(
  authContract.changePassword,
  async ({ input, identity, services }) => {
    refuseIf(whyNotFresh(identity.confirmedAt, services.now()));
    return hashOwnPassword(services, identity, input.password);
  },
  async ({ actor, tx, services, prepared: hash }) => {
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    const { companyId, profileId, userId, sessionId } = actor;
    const person = await requireProfileRow(tx, companyId, profileId);
    // The address was taken back while the password was hashed: this session has ended.
    await lockUser(tx, userId);
    if (!(await isOpenSession(tx, sessionId))) refuse("unauthorized");
    await savePasswordHash(tx, services, userId, hash);
    await revokeTokens(tx, services, userId, waitingLinks);
    await endUserSessions(tx, userId, { sessionId });
    await sendNoticeLater(tx, services, person, { kind: "auth.passwordChanged", data: {} });
    return {};
  },
);
