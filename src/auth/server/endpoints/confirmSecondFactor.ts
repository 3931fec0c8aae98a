import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import {
  confirmSecondFactor,
  replaceRecoveryCodes,
  takeTry,
  useCode,
} from "#accounts/server/secondFactor.ts";
import { secondFactorDeviceCookie } from "#accounts/server/secondFactorDevice.ts";
import { changeSession, endUserSessions } from "#accounts/server/sessions.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handlePrepared } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { sendNoticeLater } from "../accountEmails.ts";

/** On once its first code is right; sessions opened without it end. Answers the recovery codes, for the only time. */
export const confirmSecondFactorEndpoint = handlePrepared(
  authContract.confirmSecondFactor,
  ({ identity, services }) => takeTry(services.db, services, identity.userId),
  async ({ input, actor, tx, services, requestId, response, prepared: factor }) => {
    const { userId, sessionId, companyId, profileId } = actor;
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    refuseIf(factor.confirmedAt ? "status_conflict" : null);
    await useCode(tx, services, factor, input.code);
    await confirmSecondFactor(tx, services, userId);
    const recoveryCodes = await replaceRecoveryCodes(tx, services, userId);
    await endUserSessions(tx, userId, { sessionId });
    await changeSession(tx, sessionId, { confirmedAt: services.now() });
    const person = await requireProfileRow(tx, companyId, profileId);
    await sendNoticeLater(tx, services, person, { kind: "auth.secondFactorOn", data: {} });
    const entry = { action: "auth.secondFactorOn", objectType: "profile", objectId: profileId };
    await audit(tx, { actor, services, requestId }, entry);
    const known = { userId, confirmedAt: services.now() };
    response.append("set-cookie", secondFactorDeviceCookie(known, services.keys));
    return { recoveryCodes };
  },
);
