import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { replaceRecoveryCodes, secondFactorSince } from "#accounts/server/secondFactor.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

export const renewRecoveryCodesEndpoint = handle(
  authContract.renewRecoveryCodes,
  async ({ actor, tx, services, requestId }) => {
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    if (!(await secondFactorSince(tx, actor.userId))) return refuse("status_conflict");
    const recoveryCodes = await replaceRecoveryCodes(tx, services, actor.userId);
    const entry = { action: "auth.renewRecoveryCodes", objectType: "profile", objectId: actor.profileId };
    await audit(tx, { actor, services, requestId }, entry);
    return { recoveryCodes };
  },
);
