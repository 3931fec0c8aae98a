import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { listIdentities } from "#accounts/server/identities.ts";
import { accountSource, hashPassword, refuseWeakPassword } from "#accounts/server/passwords.ts";
import { secondFactorSince } from "#accounts/server/secondFactor.ts";
import { endUserSessions } from "#accounts/server/sessions.ts";
import { revokeTokens, waitingLinks } from "#accounts/server/tokens.ts";
import { givePasswordHash, lockUser } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { listOwnProfiles } from "#people/server/memberships.ts";
import { requireProfileRow, type ProfileRow } from "#people/server/queries.ts";
import { hasJoinedOpenly } from "#people/rules/joining.ts";
import { whyNotChangeLead } from "#people/rules.ts";
import { listOwnLeads, lockToChange } from "#people/server/standing.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { handlePrepared } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { whyNotGivePassword, whyNotReplacePassword } from "../../rules/givenPassword.ts";
import { sendNoticeLater } from "../accountEmails.ts";

/** Their sessions and links end at once, and they get a notice; what it opens is little (src/auth/README.md). */
export const givePasswordEndpoint = handlePrepared(
  authContract.givePassword,
  // Reads no person: only the transaction that follows knows the company.
  async ({ input: { password }, identity }) => {
    refuseWeakPassword(password, {});
    return hashPassword(password, accountSource(identity));
  },
  async ({ input: { id, password }, prepared: hash, ...call }) => {
    const { actor, tx, services } = call;
    const { person: standing } = await lockToChange(tx, actor, id);
    refuseIf(whyNotGivePassword(actor.profileId, standing));
    // The person evaluated does not become the lead of their evaluation.
    refuseIf(whyNotChangeLead(await listOwnLeads(tx, actor), id));
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    const person = await requireProfileRow(tx, actor.companyId, id);
    const { userId } = person;
    if (!userId) return refuse("password_not_given");
    await lockUser(tx, userId);
    await refuseOtherWays(tx, person);
    const { name: companyName } = await readCompany(tx, actor.companyId);
    refuseWeakPassword(password, { ...person, companyName });

    await givePasswordHash(tx, services, userId, hash);
    await revokeTokens(tx, services, userId, waitingLinks);
    await endUserSessions(tx, userId);
    await sendNoticeLater(tx, services, person, { kind: "auth.passwordGiven", data: {} });
    await audit(tx, call, { action: "auth.givePassword", objectType: "profile", objectId: id });
    return {};
  },
);

async function refuseOtherWays(tx: Tenant, person: ProfileRow): Promise<void> {
  const { userId, isActive } = person;
  if (!userId) refuse("password_not_given");
  refuseIf(
    whyNotReplacePassword({
      isActive,
      hasJoined: hasJoinedOpenly(person),
      hasSecondFactor: (await secondFactorSince(tx, userId)) !== null,
      hasIdentity: (await listIdentities(tx, userId)).length > 0,
      isElsewhere: (await listOwnProfiles(tx, userId)).length > 1,
    }),
  );
}
