import type { ErrorCode } from "#platform/errors.ts";

/** The claims of a provider about the person who signs in, once its signature is checked. */
export interface ProviderClaims {
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider vouches for the address (see `vouches`). */
  isVerified: boolean;
}

/** The account that has the address the provider gave. */
export interface AccountAtAddress {
  emailVerified: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** Linked to the same provider already, under another subject. */
  isLinkedElsewhere: boolean;
}

/** `forget`: whatever was set on the account before its address was proved goes away. */
export type Arrival =
  | { kind: "enter" }
  | { kind: "link"; forget: boolean }
  | { kind: "refuse"; code: ErrorCode };

/**
 * Resolves an arrival from a provider without a session (docs/decisions/0026). A known identity is signed in. An
 * unknown one is linked only to an account that has no other key: elsewhere, an account with a password or a second
 * factor is linked from inside a session, or a provider's word about an address would be enough to
 * take it over.
 */
export function resolveArrival(
  claims: Pick<ProviderClaims, "email" | "isVerified">,
  known: boolean,
  account: AccountAtAddress | null,
): Arrival {
  if (known) return { kind: "enter" };
  const refuse = (code: ErrorCode): Arrival => ({ kind: "refuse", code });
  if (claims.email === null || !claims.isVerified) return refuse("identity_unverified");
  if (!account || account.isLinkedElsewhere) return refuse("identity_unknown");
  if (!account.emailVerified) return { kind: "link", forget: true };
  if (account.hasPassword || account.hasSecondFactor) return refuse("identity_unknown");
  return { kind: "link", forget: false };
}

/**
 * The address that a provider gives anew for an identity it has opened before, or null. It changes nothing by itself, and
 * counts only when the provider vouches for it (docs/decisions/0026).
 */
export function findNewAddress(
  { email, isVerified }: Pick<ProviderClaims, "email" | "isVerified">,
  known: { email: string; announcedEmail: string | null },
): string | null {
  return isVerified && email !== (known.announcedEmail ?? known.email) ? email : null;
}

/** Whether the address that a provider has announced since the link is another one than where emails go. */
export const isElsewhere = (announced: string | null, own: string): announced is string =>
  announced !== null && announced !== own.toLowerCase();

/** Why an identity cannot be linked from inside a session, or null: both sides verified. */
export function whyNotLink(
  claims: Pick<ProviderClaims, "isVerified">,
  user: { emailVerified: boolean },
  taken: { byAnother: boolean; hasIssuer: boolean },
): ErrorCode | null {
  if (!claims.isVerified || !user.emailVerified) return "identity_unverified";
  return taken.byAnother || taken.hasIssuer ? "identity_taken" : null;
}

/**
 * Whether the provider vouches for the address: `email_verified` is true, nothing else. Google checks other people's
 * addresses once, at sign-up: it vouches for its own and for those of a Workspace (`hd`), says its documentation.
 * Microsoft has `xms_edov` instead, without which an address is whatever its tenant's administrator typed.
 */
export function vouches(
  issuer: string,
  claims: { email?: unknown; email_verified?: unknown; hd?: unknown; xms_edov?: unknown },
): boolean {
  const { hostname } = new URL(issuer);
  if (hostname === "login.microsoftonline.com") return claims.xms_edov === true || claims.xms_edov === "1";
  if (claims.email_verified !== true) return false;
  if (hostname !== "accounts.google.com") return true;
  return (
    typeof claims.hd === "string" || (typeof claims.email === "string" && /@gmail\.com$/i.test(claims.email))
  );
}
