import { changeSession } from "#accounts/server/sessions.ts";
import { isMember, listOwnProfiles } from "#people/server/memberships.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

export const switchCompanyEndpoint = handle(authContract.switchCompany, async ({ input, actor, tx }) => {
  const own = await listOwnProfiles(tx, actor.userId);
  const there = own.find((profile) => profile.companyId === input.companyId && isMember(profile));
  if (!there) return refuse("not_found");
  await changeSession(tx, actor.sessionId, { companyId: there.companyId, profileId: there.id });
  return {};
});
