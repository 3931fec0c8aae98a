import { endSessionsOf, openSession } from "#accounts/server/sessions.ts";
import { consumeToken, revokeTokens } from "#accounts/server/tokens.ts";
import { markVerified, removePassword } from "#accounts/server/users.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database.ts";
import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { readInvitation } from "../invitations.ts";

export const openInvitationEndpoint = handleOpen(
  authContract.openInvitation,
  async ({ input, services, response }) => {
    const { user, profile } = await readInvitation(services, input.token);
    const { companyId, id: profileId } = profile;
    const cookie = await asTenant(services.db, { companyId, profileId }, async (tx) => {
      if (!(await consumeToken(tx, services, ["invitation"], input.token))) return refuse("used_token");
      if (!user.emailVerified) {
        // The link proves the address: a password given before that is somebody else's, or worth choosing again.
        await removePassword(tx, user.id);
        await revokeTokens(tx, services, user.id, ["confirmation"]);
        await endSessionsOf(tx, user.id);
        await markVerified(tx, services, user.id);
      }
      const session = { userId: user.id, companyId, profileId, scope: "answering" } as const;
      return openSession(tx, services, services.keys, session);
    });
    response.append("set-cookie", cookie);
    return { firstName: profile.firstName };
  },
);
