import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { unlinkIdentity } from "#accounts/server/identities.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

/** A sign-in link always remains as a way in, so the last identity may go too. */
export const unlinkIdentityEndpoint = handle(
  authContract.unlinkIdentity,
  async ({ input, actor, tx, services, requestId }) => {
    if (!(await unlinkIdentity(tx, actor.userId, input.id))) return refuse("not_found");
    // Refused after it was found, so that a stranger's id answers every caller the same; the refusal undoes it.
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    const entry = { action: "auth.unlinkIdentity", objectType: "profile", objectId: actor.profileId };
    await audit(tx, { actor, services, requestId }, entry);
    return {};
  },
);
