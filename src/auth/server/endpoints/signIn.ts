import { checkPassword } from "#accounts/server/checkPassword.ts";
import { visitorSource } from "#accounts/server/passwords.ts";
import { isMember, listOwnProfiles } from "#people/server/memberships.ts";
import { refuse } from "#platform/errors.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { deviceCookie } from "#platform/server/http/knownDevice.ts";
import { authContract } from "../../contract.ts";
import { enter } from "../entrance.ts";

/** Leads into the company joined last. What is wrong with an account is said only after its password. */
export const signInEndpoint = handleOpen(authContract.signIn, async ({ input, ...context }) => {
  const { db, keys } = context.services;
  const source = visitorSource(context, input.email);
  const { userId } = await checkPassword(context.services, input, source);
  const member = (await listOwnProfiles(db, userId)).find(isMember);
  if (!member) return refuse("user_disabled");
  const place = { userId, companyId: member.companyId, profileId: member.id };
  const entered = await enter(db, context, place, "password");
  context.response.append("set-cookie", deviceCookie(input.email, keys));
  return { language: member.language, ...entered };
});
