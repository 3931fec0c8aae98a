import type { ErrorCode } from "#platform/errors.ts";

/** For five minutes after giving a password or a second factor, a person may change how they sign in. */
const freshMs = 5 * 60_000;

/** The ways of authentication. */
export type Proof = "password" | "link" | "provider" | "second_factor";

/**
 * Whether this way in counts as a fresh confirmation. A link or a provider does only where the account has nothing
 * stronger to give: otherwise a mailbox left open would be enough to remove the second factor.
 */
export const confirms = (proof: Proof, has: { password: boolean; secondFactor: boolean }): boolean =>
  proof === "password" || proof === "second_factor" || (!has.password && !has.secondFactor);

/** Why the identity has to be confirmed again first, or null. */
export const whyNotFresh = (confirmedAt: Date | null, now: Date): ErrorCode | null =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < freshMs ? null : "confirmation_needed";
