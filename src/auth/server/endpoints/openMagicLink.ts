import { proveAddress } from "#accounts/server/proveAddress.ts";
import { listUnprovedCompanies } from "#accounts/server/registrations.ts";
import { consumeToken, findToken, readLiveToken, revokeInvitations } from "#accounts/server/tokens.ts";
import { hasJoined, joiningNow } from "#people/rules/joining.ts";
import { signsInHere } from "#people/server/memberships.ts";
import { findProfileRow, saveProfile } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { enter } from "../entrance.ts";
import { refuseOthers } from "../linkOwner.ts";

/**
 * A link asked for to sign in, or one that an email carried for a person without a way to (emails/entryLink.ts), who has
 * none since. It proves the address, as a first factor. What stood on the account before that proof is removed. A person
 * who was only invited joins, as by the link of the invitation.
 */
export const openMagicLinkEndpoint = handleOpen(authContract.openMagicLink, async ({ input, ...context }) => {
  const { services } = context;
  const { db } = services;
  const found = await findToken(db, input.token);
  const kind = found?.kind === "entry" ? "entry" : "magic";
  const { userId, companyId, profileId, evaluationId } = await readLiveToken(db, services, kind, input.token);
  if (!companyId || !profileId) return refuse("invalid_token");
  await refuseOthers(context, { userId, companyId, profileId, evaluationId });
  return asTenant(db, { companyId, profileId }, async (tx) => {
    const person = await findProfileRow(tx, companyId, profileId);
    if (!person?.isActive) return refuse("invalid_token");
    // A registration is proved by its own email only.
    if ((await listUnprovedCompanies(tx, userId)).has(companyId)) return refuse("invalid_token");
    if (kind === "entry" && (await signsInHere(tx, person))) return refuse("used_token");
    if (!(await consumeToken(tx, services, [kind], input.token))) return refuse("used_token");
    await proveAddress(tx, services, userId);
    if (!hasJoined(person)) {
      await saveProfile(tx, companyId, profileId, joiningNow(person, services.now()));
      await revokeInvitations(tx, services, profileId);
    }
    const { secondStep } = await enter(tx, context, { userId, companyId, profileId }, "link");
    return { firstName: person.firstName, language: person.language, secondStep };
  });
});
