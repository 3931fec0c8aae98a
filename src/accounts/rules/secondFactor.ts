import type { ErrorCode } from "#platform/errors.ts";
import { administers } from "./administering.ts";

/** A code is shown for 30 seconds (RFC 6238); the clock of a telephone may be one step early or late. */
const stepMs = 30_000;
const drift = 1;

export const computeStep = (now: Date): number => Math.floor(now.getTime() / stepMs);

/** The steps whose code is accepted at this moment, without those already used: a code opens once. */
export function openSteps(now: Date, lastStep: number | null): number[] {
  const here = computeStep(now);
  return Array.from({ length: 2 * drift + 1 }, (_, place) => here - drift + place).filter(
    (step) => lastStep === null || step > lastStep,
  );
}

/**
 * Codes looked at in an hour for one account, from all devices that have never given its second factor together: one
 * guess in 700 after a day. A known device is counted alone, so that strangers cannot lock it out.
 */
export const tryLimit = { tries: 20, windowMs: 60 * 60_000 } as const;

/** As typed, with the spaces that some applications show: « 123 456 ». Null when it cannot be a code. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Letters and digits that are not taken for one another, on paper and aloud. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryLength = 12;
const recoveryShape = new RegExp(`^[${alphabet}]{${recoveryLength}}$`);
export const recoveryCodeCount = 10;

/** « abcd-efgh-jkmn »: 12 signs out of 31, 59 bits. `draw` answers a whole number below its argument. */
export function makeRecoveryCode(draw: (below: number) => number): string {
  const signs = Array.from({ length: recoveryLength }, () => alphabet[draw(alphabet.length)]).join("");
  return signs.replace(/(.{4})(?=.)/g, "$1-");
}

/** As typed, case, spaces and hyphens aside. Null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toLowerCase().replace(/[\s-]/g, "");
  return recoveryShape.test(signs) ? signs : null;
}

/** Who may do nothing else before having a second factor, in a company that asks for it (§3 of the decisions). */
export const mustHaveSecondFactor = (
  person: { role: string; isAdmin: boolean },
  company: { secondFactorRequired: boolean },
): boolean => company.secondFactorRequired && administers(person);

/** Why the second factor of this person stays on, or null. */
export const whyNotSwitchOff = (isRequired: boolean): ErrorCode | null =>
  isRequired ? "second_factor_kept" : null;

/** An actor who requires a second factor must have one: otherwise the setting would lock them out first. */
export const whyNotRequireSecondFactor = (own: { isOn: boolean }, required: boolean): ErrorCode | null =>
  required && !own.isOn ? "second_factor_first" : null;
