import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";

export interface CookieKeys {
  secret: string;
  appUrl: string;
}

/**
 * A signed cookie that proves that a browser has used an account before. It contains a nonce and its signature with
 * the address, not the account. `purpose` is part of the signature, so that one such cookie is never accepted as
 * another.
 */
export function makeAccountCookie({ purpose, seconds }: { purpose: string; seconds: number }) {
  const isSecure = (appUrl: string) => appUrl.startsWith("https:");
  const cookieName = (appUrl: string) => `${isSecure(appUrl) ? "__Host-" : ""}rondo_${purpose}`;
  const sign = (nonce: string, account: string, secret: string) =>
    createHmac("sha256", secret).update(`${purpose}:${nonce}:${account.toLowerCase()}`).digest("base64url");

  return {
    /** The header that gives it to a browser. */
    give(account: string, { secret, appUrl }: CookieKeys): string {
      const nonce = randomBytes(16).toString("base64url");
      return serialize(cookieName(appUrl), `${nonce}.${sign(nonce, account, secret)}`, {
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        secure: isSecure(appUrl),
        maxAge: seconds,
      });
    },
    /** Its nonce, when a request brings the one of this account. */
    readNonce(headers: Headers, account: string, { secret, appUrl }: CookieKeys): string | null {
      const name = cookieName(appUrl);
      const [nonce, signature] = parse(headers.get("cookie") ?? "", name)[name]?.split(".") ?? [];
      if (!nonce || !signature) return null;
      const expected = Buffer.from(sign(nonce, account, secret));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
    },
  };
}
