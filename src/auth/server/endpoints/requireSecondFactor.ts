import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { whyNotRequireSecondFactor } from "#accounts/rules/secondFactor.ts";
import { secondFactorSince } from "#accounts/server/secondFactor.ts";
import { saveSecondFactorRequired } from "#company/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

/** Takes effect at the next request of each person: an admin or owner without a second factor sets one up first. */
export const requireSecondFactorEndpoint = handle(
  authContract.requireSecondFactor,
  async ({ input: { required }, actor, tx, services, requestId }) => {
    const isOn = (await secondFactorSince(tx, actor.userId)) !== null;
    refuseIf(whyNotRequireSecondFactor({ isOn }, required));
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    await saveSecondFactorRequired(tx, actor.companyId, required);
    await audit(
      tx,
      { actor, services, requestId },
      {
        action: "company.requireSecondFactor",
        objectType: "company",
        objectId: actor.companyId,
        details: { required },
      },
    );
    return {};
  },
);
