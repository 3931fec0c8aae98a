import * as openid from "openid-client";
import { refuse } from "#platform/errors.ts";
import { vouches } from "../rules/arrival.ts";
import { isLoopback, type Provider } from "../rules/providers.ts";

const timeoutSeconds = 5;

/** The values sent to a provider with the visitor, which must come back with them. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** The claims of a provider whose signature was checked. */
interface ProviderPerson {
  issuer: string;
  subject: string;
  email: string | null;
  isVerified: boolean;
}

/** The OpenID Connect providers of this installation; none unless configured. */
interface Providers {
  list: readonly { id: string; name: string; issuer: string }[];
  begin: (id: string) => Promise<{ url: string; checks: ProviderChecks }>;
  /** `answer` is the query that the provider sent back. Null when it proves no identity. */
  finish: (id: string, checks: ProviderChecks, answer: string) => Promise<ProviderPerson | null>;
}

/** What people call the provider of an identity; its host, where it is not configured any more. */
export const resolveProviderName = ({ list }: Pick<Providers, "list">, issuer: string): string =>
  list.find((provider) => provider.issuer === issuer)?.name ?? new URL(issuer).hostname;

declare module "#platform/server/services.ts" {
  interface Services {
    providers: Providers;
  }
}

/**
 * Authorization code with PKCE, state and nonce, by a certified library. What it knows of a provider is asked at the
 * first sign-in and kept; when the provider does not answer, it is asked again the next time.
 */
export function makeProviders(list: readonly Provider[], redirectUri: string): Providers {
  const known = new Map<string, Promise<openid.Configuration>>();

  const loadConfiguration = (provider: Provider) => {
    const asked =
      known.get(provider.id) ??
      discover(provider).catch((error: unknown) => {
        known.delete(provider.id);
        throw error;
      });
    known.set(provider.id, asked);
    return asked;
  };
  const find = (id: string) => list.find((provider) => provider.id === id) ?? refuse("not_found");

  return {
    list: list.map(({ id, name, issuer }) => ({ id, name, issuer })),
    async begin(id) {
      const provider = find(id);
      const configuration = await loadConfiguration(provider).catch(() => refuse("service_unavailable"));
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "openid email",
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, checks };
    },
    async finish(id, { state, nonce, verifier }, answer) {
      const provider = find(id);
      const configuration = await loadConfiguration(provider).catch(() => refuse("service_unavailable"));
      const back = new URL(redirectUri);
      back.search = answer;
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const identity = tokens.claims();
        if (!identity) return null;
        // Many providers keep the address for this second question.
        const claims: Record<string, unknown> =
          "email" in identity || !configuration.serverMetadata().userinfo_endpoint
            ? identity
            : {
                ...(await openid.fetchUserInfo(configuration, tokens.access_token, identity.sub)),
                ...identity,
              };
        const email = typeof claims["email"] === "string" ? claims["email"].trim().toLowerCase() : null;
        const isVerified = email !== null && vouches(provider.issuer, claims);
        return { issuer: identity.iss, subject: identity.sub, email, isVerified };
      } catch (error) {
        // An unexpected answer of the provider proves no identity; a bug of ours must still be reported.
        if (isRefusalOfProvider(error)) return null;
        throw error;
      }
    },
  };
}

/** What the library throws for a wrong state, nonce, signature, issuer, or for an error of the provider. */
const isRefusalOfProvider = (error: unknown): boolean =>
  error instanceof openid.ClientError ||
  error instanceof openid.AuthorizationResponseError ||
  error instanceof openid.ResponseBodyError ||
  error instanceof openid.WWWAuthenticateChallengeError;

function discover({ issuer, clientId, clientSecret }: Provider): Promise<openid.Configuration> {
  const server = new URL(issuer);
  return openid.discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    ...(isLoopback(server) ? { execute: [openid.allowInsecureRequests] } : {}),
  });
}
