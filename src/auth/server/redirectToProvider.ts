import { readCookie, writeCookie } from "#accounts/server/cookies.ts";
import { seal, unseal } from "#accounts/server/seal.ts";
import type { ProviderChecks } from "#accounts/server/providers.ts";
import type { RequestContext, Services } from "#platform/server/services.ts";

interface Departure {
  provider: string;
  /** Where to go afterwards: a path of ours, checked when we left. */
  next: string;
  /** To link an identity: the session that asked. Null to sign in. */
  sessionId: string | null;
}

const departureTtlMs = 10 * 60_000;
const bound = "departure";

/** Redirects the browser to a provider. State, nonce and verifier wait in their browser, sealed, for ten minutes. */
export async function redirectToProvider(
  { services, response }: Pick<RequestContext, "services" | "response">,
  departure: Departure,
): Promise<{ url: string }> {
  const { keys, providers, now } = services;
  const { url, checks } = await providers.begin(departure.provider);
  const until = now().getTime() + departureTtlMs;
  const sealed = seal(keys.secret, "provider", bound, JSON.stringify({ ...departure, checks, until }));
  response.append("set-cookie", writeCookie("provider", sealed, keys, { maxAge: departureTtlMs / 1000 }));
  return { url };
}

/** The journey this browser is on; null when it did not leave from here, or too long ago. */
export function readDeparture(
  { keys, now }: Pick<Services, "keys" | "now">,
  request: Headers,
): (Departure & { checks: ProviderChecks }) | null {
  const sealed = readCookie(request, "provider", keys);
  const opened = sealed && unseal(keys.secret, "provider", bound, sealed);
  if (!opened) return null;
  const departure = JSON.parse(opened) as Departure & { checks: ProviderChecks; until: number };
  return departure.until > now().getTime() ? departure : null;
}
