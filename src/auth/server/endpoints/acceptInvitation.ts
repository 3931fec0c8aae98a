import { checkPassword } from "#accounts/server/checkPassword.ts";
import { hashPassword, refuseWeakPassword, visitorSource } from "#accounts/server/passwords.ts";
import { endUserSessions } from "#accounts/server/sessions.ts";
import { consumeToken, revokeInvitations, revokeTokens, waitingLinks } from "#accounts/server/tokens.ts";
import { proveAddress } from "#accounts/server/proveAddress.ts";
import { savePasswordHash } from "#accounts/server/users.ts";
import { saveProfile } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { enter } from "../entrance.ts";
import { readInvitation } from "../invitations.ts";
import { refuseOthers } from "../linkOwner.ts";

/**
 * With an account, its own password opens this company too. Without one, the link has proved the address:
 * the password chosen here replaces any that was set before that proof, and ends the sessions.
 */
export const acceptInvitationEndpoint = handleOpen(
  authContract.acceptInvitation,
  async ({ input, ...context }) => {
    const { services } = context;
    const { db } = services;
    const { user, profile, companyName, hasAccount } = await readInvitation(services, input.token);
    const { companyId, id: profileId } = profile;
    await refuseOthers(context, { userId: user.id, companyId, profileId });
    let hash: string | null = null;
    if (hasAccount) {
      const given = { email: user.email, password: input.password };
      await checkPassword(services, given, visitorSource(context, user.email));
    } else {
      refuseWeakPassword(input.password, { ...profile, companyName });
      hash = await hashPassword(input.password, visitorSource(context));
    }

    return asTenant(db, { companyId, profileId }, async (tx) => {
      if (!(await consumeToken(tx, services, ["invitation"], input.token))) return refuse("used_token");
      if (hash) {
        await proveAddress(tx, services, user.id);
        await savePasswordHash(tx, services, user.id, hash);
        await revokeTokens(tx, services, user.id, waitingLinks);
        await endUserSessions(tx, user.id);
      }
      await saveProfile(tx, companyId, profileId, {
        joinedAt: profile.joinedAt ?? services.now(),
        joinedUnseen: false,
        language: input.language,
      });
      await revokeInvitations(tx, services, profileId);
      return enter(tx, context, { userId: user.id, companyId, profileId }, "password");
    });
  },
);
