import { consumeToken, readLiveToken, revokeTokens, waitingLinks } from "#accounts/server/tokens.ts";
import { changeEmail, findUserByEmail, lockUser } from "#accounts/server/users.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { sendNoticeLater } from "../accountEmails.ts";
import { refuseOthers } from "../linkOwner.ts";

/**
 * The link proves the new address. It changes in every company where the account had the earlier one; links that still
 * wait in the earlier mailbox stop working, and a notice goes there. Sessions stay: who asked has confirmed who they are.
 */
export const confirmNewEmailEndpoint = handleOpen(
  authContract.confirmNewEmail,
  async ({ input, ...context }) => {
    const { services } = context;
    const link = await readLiveToken(services.db, services, "email", input.token);
    const { companyId, profileId, userId, email } = link;
    if (!companyId || !profileId || !email) return refuse("invalid_token");
    await refuseOthers(context, { userId, companyId, profileId });
    return asTenant(services.db, { companyId, profileId }, async (tx) => {
      const user = await lockUser(tx, userId);
      const person = await findProfileRow(tx, companyId, profileId);
      // A password that the administration set does not let its user move the account.
      if (!person?.isActive || user.addressOwedSince) return refuse("invalid_token");
      const other = await findUserByEmail(tx, email);
      if (other && other.id !== userId) return refuse("email_taken");
      if (!(await consumeToken(tx, services, ["email"], input.token))) return refuse("used_token");
      await revokeTokens(tx, services, userId, waitingLinks);
      if (user.email === email) return { email };
      await sendNoticeLater(
        tx,
        services,
        { ...person, email: user.email },
        { kind: "auth.emailChanged", data: {} },
      );
      await changeEmail(tx, services, user, email);
      return { email };
    });
  },
);
