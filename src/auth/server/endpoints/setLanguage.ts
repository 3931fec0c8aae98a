import { saveProfile } from "#people/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

export const setLanguageEndpoint = handle(authContract.setLanguage, async ({ input, actor, tx }) => {
  await saveProfile(tx, actor.companyId, actor.profileId, { language: input.language });
  return {};
});
