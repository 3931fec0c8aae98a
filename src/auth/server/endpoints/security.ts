import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { parseDevice } from "#accounts/rules/device.ts";
import { mustHaveSecondFactor } from "#accounts/rules/secondFactor.ts";
import { resolveProviderName } from "#accounts/server/providers.ts";
import { listOwnSessions } from "#accounts/server/sessions.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { readProtection } from "../queries.ts";

export const securityEndpoint = handle(authContract.security, async ({ actor, tx, services }) => {
  const { userId, sessionId, capabilities } = actor;
  const now = services.now();
  const { list } = services.providers;
  const protection = await readProtection(tx, actor);
  const { companyRequires, secondFactorSince, codesLeft, hasPassword, identities } = protection;
  const sessions = await listOwnSessions(tx, now, userId);
  return {
    hasPassword,
    isConfirmed: whyNotFresh(actor.confirmedAt, now) === null,
    secondFactor: secondFactorSince ? { since: new Date(secondFactorSince).toISOString(), codesLeft } : null,
    isRequired: mustHaveSecondFactor(actor, { secondFactorRequired: companyRequires }),
    companyRequires: capabilities.has("administer") ? companyRequires : null,
    sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      isCurrent: id === sessionId,
      ...parseDevice(userAgent),
      openedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    identities: identities.map(({ id, issuer, email, announcedEmail, createdAt }) => ({
      id,
      provider: resolveProviderName(services.providers, issuer),
      email: announcedEmail ?? email,
      announcedEmail,
      since: new Date(createdAt).toISOString(),
    })),
    providers: list
      .filter(({ issuer }) => identities.every((identity) => identity.issuer !== issuer))
      .map(({ id, name }) => ({ id, name })),
  };
});
