import { confirms, type Proof } from "#accounts/rules/confirmation.ts";
import { clearCookie, readCookie, writeCookie } from "#accounts/server/cookies.ts";
import { secondFactorSince } from "#accounts/server/secondFactor.ts";
import { endSession, openSession, readSessionToken } from "#accounts/server/sessions.ts";
import { mintToken, readLiveToken, type Token } from "#accounts/server/tokens.ts";
import { hasPassword } from "#accounts/server/users.ts";
import { refuse } from "#platform/errors.ts";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import type { RequestContext } from "#platform/server/services.ts";

export interface Place {
  userId: string;
  companyId: string;
  profileId: string;
}

const secondStepSeconds = 10 * 60;

/**
 * The one door of every way in, once the first factor is right: a session, or the wait for the second factor.
 * That wait is no session: it opens `passSecondStep` and nothing else. What the browser had before ends.
 */
export async function enter(
  tx: Database | Tenant,
  { services, request, response }: Pick<RequestContext, "services" | "request" | "response">,
  { userId, companyId, profileId }: Place,
  proof: Proof,
): Promise<{ secondStep: boolean }> {
  const { keys } = services;
  const earlier = readSessionToken(request, keys);
  if (earlier) await endSession(tx, earlier);
  const has = {
    secondFactor: (await secondFactorSince(tx, userId)) !== null,
    password: await hasPassword(tx, userId),
  };
  if (has.secondFactor && proof !== "second_factor") {
    const wait = await mintToken(tx, services, { kind: "second_step", userId, companyId, profileId });
    if (earlier) response.append("set-cookie", clearCookie("session", keys));
    response.append("set-cookie", writeCookie("second_step", wait, keys, { maxAge: secondStepSeconds }));
    return { secondStep: true };
  }
  const session = await openSession(tx, services, keys, {
    userId,
    companyId,
    profileId,
    scope: "full",
    isConfirmed: confirms(proof, has),
    userAgent: request.get("user-agent"),
  });
  response.append("set-cookie", session);
  return { secondStep: false };
}

/** Who waits to give their second factor, or a refusal that sends them back to the first. */
export async function readPendingSecondStep({
  services,
  request,
}: Pick<RequestContext, "services" | "request">): Promise<{ wait: string; token: Token & Place }> {
  const wait = readCookie(request, "second_step", services.keys);
  if (!wait) return refuse("expired_token");
  const token = await readLiveToken(services.db, services, "second_step", wait).catch(() =>
    refuse("expired_token"),
  );
  const { companyId, profileId } = token;
  if (!companyId || !profileId) return refuse("expired_token");
  return { wait, token: { ...token, companyId, profileId } };
}
