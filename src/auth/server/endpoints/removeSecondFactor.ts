import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { mustHaveSecondFactor, whyNotSwitchOff } from "#accounts/rules/secondFactor.ts";
import { removeSecondFactor } from "#accounts/server/secondFactor.ts";
import { readCompany } from "#company/server/queries.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { sendNoticeLater } from "../accountEmails.ts";

export const removeSecondFactorEndpoint = handle(
  authContract.removeSecondFactor,
  async ({ actor, tx, services, requestId }) => {
    const { userId, companyId, profileId } = actor;
    refuseIf(whyNotSwitchOff(mustHaveSecondFactor(actor, await readCompany(tx, companyId))));
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    if (!(await removeSecondFactor(tx, userId))) return refuse("status_conflict");
    const person = await requireProfileRow(tx, companyId, profileId);
    await sendNoticeLater(tx, services, person, { kind: "auth.secondFactorOff", data: {} });
    const entry = { action: "auth.secondFactorOff", objectType: "profile", objectId: profileId };
    await audit(tx, { actor, services, requestId }, entry);
    return {};
  },
);
