import { cameWithTheChange } from "#accounts/rules/formerEmail.ts";
import { listIdentities, unlinkIdentity } from "#accounts/server/identities.ts";
import { hashPassword, refuseWeakPassword, visitorSource } from "#accounts/server/passwords.ts";
import { freeUnprovedAddress } from "#accounts/server/registrations.ts";
import { removeSecondFactor, secondFactorSince } from "#accounts/server/secondFactor.ts";
import { endUserSessions } from "#accounts/server/sessions.ts";
import {
  consumeToken,
  readLiveToken,
  revokeLaterChanges,
  revokeTokens,
  waitingLinks,
  type Token,
} from "#accounts/server/tokens.ts";
import {
  changeEmail,
  findUserByEmail,
  lockUser,
  markVerified,
  savePasswordHash,
} from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { sendNoticeLater } from "../accountEmails.ts";
import { refuseOthers } from "../linkOwner.ts";

/**
 * The link in the notice to a former address gives the account back to its reader: the address, another password,
 * no open session, and none of the ways of signing in that came with the change. The password and the links that
 * another person has got meanwhile do not stop it.
 */
export const restoreEmailEndpoint = handleOpen(authContract.restoreEmail, async ({ input, ...context }) => {
  const { services } = context;
  const link = await readLiveToken(services.db, services, "former_email", input.token);
  const { companyId, profileId, userId, email } = link;
  if (!companyId || !profileId || !email) return refuse("invalid_token");
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
    const user = await lockUser(tx, userId);
    const other = await findUserByEmail(tx, email);
    if (other && other.id !== userId && !(await freeUnprovedAddress(tx, other))) return refuse("email_taken");
    if (!(await consumeToken(tx, services, ["former_email"], input.token))) return refuse("used_token");
    await revokeTokens(tx, services, userId, [...waitingLinks, "answer", "report", "invitation"]);
    await revokeLaterChanges(tx, services, link);
    await removeSignInWaysOfChange(tx, link);
    await savePasswordHash(tx, services, userId, hash);
    await markVerified(tx, services, userId);
    await endUserSessions(tx, userId);
    if (user.email !== email) {
      await sendNoticeLater(
        tx,
        services,
        { ...person, email: user.email },
        { kind: "auth.emailTakenBack", data: {} },
      );
      await changeEmail(tx, services, user, email);
    }
    await sendNoticeLater(tx, services, { ...person, email }, { kind: "auth.passwordChanged", data: {} });
    return {};
  });
});

async function removeSignInWaysOfChange(tx: Tenant, { userId, createdAt }: Token): Promise<void> {
  for (const identity of await listIdentities(tx, userId))
    if (cameWithTheChange(identity.createdAt, createdAt)) await unlinkIdentity(tx, userId, identity.id);
  const since = await secondFactorSince(tx, userId);
  if (since && cameWithTheChange(since, createdAt)) await removeSecondFactor(tx, userId);
}
