import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { deviceOf } from "#accounts/rules/device.ts";
import { mustHaveSecondFactor } from "#accounts/rules/secondFactor.ts";
import { listIdentities } from "#accounts/server/identities.ts";
import { countRecoveryCodes, secondFactorSince } from "#accounts/server/secondFactor.ts";
import { listOwnSessions } from "#accounts/server/sessions.ts";
import { hasPassword } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";

export const securityEndpoint = handle(authContract.security, async ({ actor, tx, services }) => {
  const { userId, sessionId, companyId, capabilities } = actor;
  const now = services.now();
  const company = await readCompany(tx, companyId);
  const since = await secondFactorSince(tx, userId);
  const sessions = await listOwnSessions(tx, now, userId);
  const identities = await listIdentities(tx, userId);
  const { list } = services.providers;
  return {
    hasPassword: await hasPassword(tx, userId),
    isConfirmed: whyNotFresh(actor.confirmedAt, now) === null,
    secondFactor: since && {
      since: since.toISOString(),
      codesLeft: await countRecoveryCodes(tx, userId),
    },
    isRequired: mustHaveSecondFactor(actor, company),
    companyRequires: capabilities.has("administer") ? company.secondFactorRequired : null,
    sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      isCurrent: id === sessionId,
      ...deviceOf(userAgent),
      openedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    identities: identities.map(({ id, issuer, email, createdAt }) => ({
      id,
      provider: list.find((provider) => provider.issuer === issuer)?.name ?? new URL(issuer).hostname,
      email,
      since: createdAt.toISOString(),
    })),
    providers: list
      .filter(({ issuer }) => identities.every((identity) => identity.issuer !== issuer))
      .map(({ id, name }) => ({ id, name })),
  };
});
