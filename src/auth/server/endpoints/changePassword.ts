import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { hashPassword, refuseWeakPassword } from "#accounts/server/passwords.ts";
import { endSessionsOf } from "#accounts/server/sessions.ts";
import { revokeTokens } from "#accounts/server/tokens.ts";
import { savePasswordHash } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { noticeLater } from "../letters.ts";

/** The other sessions end at once, and the links in the mailbox stop working. */
export const changePasswordEndpoint = handle(
  authContract.changePassword,
  async ({ input, actor, tx, services }) => {
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    const { companyId, profileId, userId, sessionId } = actor;
    const person = await requireProfileRow(tx, companyId, profileId);
    const { name: companyName } = await readCompany(tx, companyId);
    refuseWeakPassword(input.password, { ...person, companyName });
    await savePasswordHash(tx, services, userId, await hashPassword(input.password));
    await revokeTokens(tx, services, userId, ["reset", "confirmation", "magic", "second_step"]);
    await endSessionsOf(tx, userId, { sessionId });
    await noticeLater(tx, services, person, "auth.passwordChanged");
    return {};
  },
);
