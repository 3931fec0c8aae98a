import { makeAccountCookie, type CookieKeys } from "#platform/server/accountCookie.ts";

/** As long as a confirmation may take, with a second email or a third. */
const week = 7 * 24 * 3600;
const cookie = makeAccountCookie({ purpose: "registration", seconds: week });

/** Told to whoever registers an address, known or not: the answer must not differ. */
export const registrarCookie = cookie.give;

/** Whether a request comes from the browser that registered this address: whoever confirms there chose its password. */
export const isRegistrar = (headers: Headers, email: string, keys: CookieKeys): boolean =>
  cookie.readNonce(headers, email, keys) !== null;
