import { proveAddress } from "#accounts/server/proveAddress.ts";
import { openSession } from "#accounts/server/sessions.ts";
import { consumeToken } from "#accounts/server/tokens.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database.ts";
import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { readInvitation } from "../invitations.ts";

export const openInvitationEndpoint = handleOpen(
  authContract.openInvitation,
  async ({ input, services, request, response }) => {
    const { user, profile } = await readInvitation(services, input.token);
    const { companyId, id: profileId } = profile;
    const cookie = await asTenant(services.db, { companyId, profileId }, async (tx) => {
      if (!(await consumeToken(tx, services, ["invitation"], input.token))) return refuse("used_token");
      // A password given before this proof is somebody else's, or worth choosing again.
      await proveAddress(tx, services, user.id);
      const userAgent = request.get("user-agent");
      const session = { userId: user.id, companyId, profileId, scope: "answering", userAgent } as const;
      return openSession(tx, services, services.keys, session);
    });
    response.append("set-cookie", cookie);
    return { firstName: profile.firstName };
  },
);
