import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";

interface Keys {
  secret: string;
  appUrl: string;
}

const year = 365 * 24 * 3600;
const isSecure = (appUrl: string) => appUrl.startsWith("https:");
const cookieName = (appUrl: string) => (isSecure(appUrl) ? "__Host-rondo_device" : "rondo_device");

const sign = (nonce: string, account: string, secret: string) =>
  createHmac("sha256", secret).update(`device:${nonce}:${account.toLowerCase()}`).digest("base64url");

/**
 * The cookie of a device on which the owner of an account has proved to be there. It opens nothing: it only keeps
 * strangers who try passwords elsewhere from locking this device out (docs/decisions/0029).
 */
export function deviceCookie(account: string, { secret, appUrl }: Keys): string {
  const nonce = randomBytes(16).toString("base64url");
  return serialize(cookieName(appUrl), `${nonce}.${sign(nonce, account, secret)}`, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: isSecure(appUrl),
    maxAge: year,
  });
}

/** The device that a request comes from, when this account is at home on it. */
export function deviceOf(headers: Headers, account: string, { secret, appUrl }: Keys): string | null {
  const name = cookieName(appUrl);
  const [nonce, signature] = parse(headers.get("cookie") ?? "", name)[name]?.split(".") ?? [];
  if (!nonce || !signature) return null;
  const expected = Buffer.from(sign(nonce, account, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
}
