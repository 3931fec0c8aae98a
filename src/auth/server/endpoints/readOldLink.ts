import { findToken } from "#accounts/server/tokens.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { asTenant } from "#platform/server/database.ts";
import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { emailInPlaceOf } from "../newLinks.ts";

/** No name: whoever holds an old link learns the language of its person, and whether there is anything to ask for. */
export const readOldLinkEndpoint = handleOpen(authContract.readOldLink, async ({ input, services }) => {
  const token = await findToken(services.db, input.token);
  const { companyId, profileId } = token ?? {};
  if (!token || !companyId || !profileId) return { language: null, isRenewable: false };
  const person = await asTenant(services.db, { companyId, profileId }, (tx) =>
    findProfileRow(tx, companyId, profileId),
  );
  const email = await emailInPlaceOf(services, token, undefined);
  return { language: person?.language ?? null, isRenewable: email !== null };
});
