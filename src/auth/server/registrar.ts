import { makeAccountCookie, type CookieKeys } from "#platform/server/http/accountCookie.ts";

/** As long as a confirmation may take, with a second email or a third. */
const week = 7 * 24 * 3600;
const cookie = makeAccountCookie({ purpose: "registration", seconds: week });

/** Set for every registration, of a known address or not: the answer must not differ. */
export const registrarCookie = cookie.give;

/** Whether a request comes from the browser that registered this address: a person who confirms there chose its password. */
export const isRegistrar = (headers: Headers, email: string, keys: CookieKeys): boolean =>
  cookie.readNonce(headers, email, keys) !== null;
