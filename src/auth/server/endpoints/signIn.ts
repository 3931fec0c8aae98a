import { checkPassword } from "#accounts/server/checkPassword.ts";
import { adoptSession, endSession, tokenOf } from "#accounts/server/sessions.ts";
import { isMember, listOwnProfiles } from "#people/server/memberships.ts";
import { refuse } from "#platform/errors.ts";
import { handleOpen } from "#platform/server/handle.ts";
import { deviceCookie } from "#platform/server/knownDevice.ts";
import { authContract } from "../../contract.ts";

/** Opens a session in the company joined last. What is wrong with an account is said only after its password. */
export const signInEndpoint = handleOpen(
  authContract.signIn,
  async ({ input, services, request, response }) => {
    const { db, keys } = services;
    const { token, userId } = await checkPassword(services, input);
    const member = (await listOwnProfiles(db, userId)).find(isMember);
    if (!member) {
      await endSession(db, token);
      return refuse("user_disabled");
    }
    const earlier = tokenOf(request, keys);
    if (earlier) await endSession(db, earlier);
    const place = { companyId: member.companyId, profileId: member.id, scope: "full" } as const;
    response.append("set-cookie", await adoptSession(db, services, keys, token, place));
    response.append("set-cookie", deviceCookie(input.email, keys));
    return { language: member.language };
  },
);
