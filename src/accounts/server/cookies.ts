import { parse, serialize } from "hono/utils/cookie";
import type { Services } from "#platform/server/services.ts";

export type Keys = Services["keys"];
/** `session`: who is signed in. `second_step`: a password was right, a code is awaited. `provider`: gone to a provider. */
export type CookieName = "session" | "second_step" | "provider";

const isSecure = (appUrl: string) => appUrl.startsWith("https:");
/** The prefix makes the browser refuse the cookie from a neighbouring domain or over plain HTTP. */
const fullName = (name: CookieName, appUrl: string) => `${isSecure(appUrl) ? "__Host-" : ""}rondo_${name}`;

/** A cookie that no script reads; without `maxAge` (seconds) it goes when the browser closes. */
export const writeCookie = (
  name: CookieName,
  value: string,
  { appUrl }: Pick<Keys, "appUrl">,
  options: { maxAge?: number } = {},
) =>
  serialize(fullName(name, appUrl), value, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: isSecure(appUrl),
    ...options,
  });

export const clearCookie = (name: CookieName, keys: Pick<Keys, "appUrl">) =>
  writeCookie(name, "", keys, { maxAge: 0 });

export function readCookie(
  headers: Headers,
  name: CookieName,
  { appUrl }: Pick<Keys, "appUrl">,
): string | null {
  const full = fullName(name, appUrl);
  return parse(headers.get("cookie") ?? "", full)[full] ?? null;
}
