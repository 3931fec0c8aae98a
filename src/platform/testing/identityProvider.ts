import { generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export interface PersonElsewhere {
  email?: string;
  email_verified?: unknown;
}

export interface IdentityProvider {
  issuer: string;
  /** Who may sign in there, by the name they type: it is their subject too. */
  people: Map<string, PersonElsewhere>;
  /** What our product needs to know of it. */
  variables: { ISSUER: string; CLIENT_ID: string; CLIENT_SECRET: string; NAME: string };
  /** Opens: from now on it sends people back to this address and to no other. */
  serve: (redirectUri: string) => void;
  close: () => Promise<void>;
}

const clientId = "rondo";

/** A real, certified OpenID Connect provider on this machine, whose sign-in page takes any name without a password. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const clientSecret = randomBytes(24).toString("base64url");
  const people = new Map<string, PersonElsewhere>();
  let listener: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const serve = (redirectUri: string) => {
    const provider: Provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: "client_secret_post",
        },
      ],
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      claims: { openid: ["sub"], email: ["email", "email_verified"] },
      cookies: { keys: [randomBytes(24).toString("base64url")] },
      jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
      findAccount: (_context: unknown, accountId: string) => ({
        accountId,
        claims: () => ({ sub: accountId, ...people.get(accountId) }),
      }),
      // Consent to share the address with Rondo is not asked for twice.
      async loadExistingGrant({ oidc }: { oidc: { session: { accountId: string } } }) {
        const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId });
        grant.addOIDCScope("openid email");
        await grant.save();
        return grant;
      },
    });
    listener = provider.callback();
  };

  return {
    issuer,
    people,
    variables: { ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, NAME: "Portail" },
    serve,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
