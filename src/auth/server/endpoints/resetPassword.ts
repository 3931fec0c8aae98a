import { hashPassword, refuseWeakPassword, visitorSource } from "#accounts/server/passwords.ts";
import { endUserSessions } from "#accounts/server/sessions.ts";
import { discardRegistrations, listUnprovedCompanies } from "#accounts/server/registrations.ts";
import { consumeToken, readLiveToken, revokeTokens, waitingLinks } from "#accounts/server/tokens.ts";
import { findUser, markVerified, savePasswordHash } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { deviceCookie } from "#platform/server/http/knownDevice.ts";
import { authContract } from "../../contract.ts";
import { sendNoticeLater } from "../accountEmails.ts";
import { refuseOthers } from "../linkOwner.ts";

/** The link proves the address, so it replaces whatever password there was. It does not sign in. */
export const resetPasswordEndpoint = handleOpen(authContract.resetPassword, async ({ input, ...context }) => {
  const { services, response } = context;
  const token = await readLiveToken(services.db, services, "reset", input.token);
  const { companyId, profileId, userId } = token;
  if (!companyId || !profileId) return refuse("invalid_token");
  // A registration is proved by its own email only.
  if ((await listUnprovedCompanies(services.db, userId)).has(companyId)) return refuse("invalid_token");
  await refuseOthers(context, { userId, companyId, profileId });
  const named = { companyId, profileId };
  const { person, companyName } = await asTenant(services.db, named, async (tx) => ({
    person: await findProfileRow(tx, companyId, profileId),
    companyName: (await readCompany(tx, companyId)).name,
  }));
  if (!person) return refuse("invalid_token");
  refuseWeakPassword(input.password, { ...person, companyName });
  const hash = await hashPassword(input.password, visitorSource(context));

  return asTenant(services.db, named, async (tx) => {
    if (!(await consumeToken(tx, services, ["reset"], input.token))) return refuse("used_token");
    await savePasswordHash(tx, services, userId, hash);
    await markVerified(tx, services, userId);
    await discardRegistrations(tx, userId);
    await revokeTokens(tx, services, userId, waitingLinks);
    await endUserSessions(tx, userId);
    await sendNoticeLater(tx, services, person, { kind: "auth.passwordChanged", data: {} });
    // Marks the device as known: the reader of the mailbox signs in here, even while strangers use up the tries.
    const user = await findUser(tx, userId);
    if (user) response.append("set-cookie", deviceCookie(user.email, services.keys));
    return {};
  });
});
