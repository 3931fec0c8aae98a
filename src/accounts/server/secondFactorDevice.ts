import { makeAccountCookie, type CookieKeys } from "#platform/server/http/accountCookie.ts";
import type { SecondFactor } from "./secondFactor.ts";

const year = 365 * 24 * 3600;
const cookie = makeAccountCookie({ purpose: "second_factor", seconds: year });

/** A device of an earlier second factor is unknown to a new one. */
const toCookieName = ({ userId, confirmedAt }: Pick<SecondFactor, "userId" | "confirmedAt">) =>
  `${userId}:${confirmedAt?.toISOString() ?? ""}`;

/**
 * The cookie of a device on which this second factor was given. It grants no access: it only keeps an attacker who has
 * the password alone from locking this device out. The cookie of a first factor would not do: a thief has that one.
 */
export const secondFactorDeviceCookie = (
  factor: Pick<SecondFactor, "userId" | "confirmedAt">,
  keys: CookieKeys,
): string => cookie.give(toCookieName(factor), keys);

export const readSecondFactorDevice = (
  headers: Headers,
  factor: Pick<SecondFactor, "userId" | "confirmedAt">,
  keys: CookieKeys,
): string | null => cookie.readNonce(headers, toCookieName(factor), keys);
