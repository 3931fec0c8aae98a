import type { FieldError, FieldReason } from "./errors.ts";
import { normalizeText } from "./normalizeText.ts";

/** The pattern of zod’s `z.email()`, by which the server validates (a test compares them). */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** What no place of an address may hold. */
const forbiddenCharacter = /[^A-Za-z0-9_'+\-.@]/u;

const maxLength = 254;

/** An address as it is validated and stored: without invisible characters, nor spaces around it. */
export const normalizeEmail = (email: string): string => normalizeText(email).trim();

/** Why this is not an address: which part of it is missing or may not be so; null of an address. */
export function whyNotEmail(email: string): FieldReason | FieldError | null {
  const address = normalizeEmail(email);
  if (address === "") return "email_required";
  if (address.length > maxLength) return { reason: "too_long", max: maxLength };
  if (pattern.test(address)) return null;
  return findCharacterError(address) ?? findPartError(address);
}

/** Of an address of permitted characters: what is missing, or stands where it may not. */
function findPartError(address: string): FieldReason | FieldError {
  const [name = "", domain, ...others] = address.split("@");
  if (domain === undefined) return "email_at";
  if (others.length > 0) return "email_ats";
  if (name === "") return "email_name";
  if (domain === "") return "email_domain";
  if (address.includes("..")) return "email_dots";
  if (name.startsWith(".")) return { reason: "email_start", character: "." };
  const before = /[.']$/.exec(name)?.[0];
  if (before) return { reason: "email_before_at", character: before };
  const after = /^[.-]/.exec(domain)?.[0];
  if (after) return { reason: "email_after_at", character: after };
  const inDomain = /[_'+]/.exec(domain)?.[0];
  if (inDomain) return { reason: "email_domain_character", character: inDomain };
  return /\.[A-Za-z]{2,}$/.test(domain) ? "email_invalid" : "email_ending";
}

function findCharacterError(address: string): FieldReason | FieldError | null {
  const end = /[.,;:]$/.exec(address)?.[0];
  // Only where the rest is an address: « nom@ent. » is one that is not finished.
  if (end && pattern.test(address.slice(0, -1))) return { reason: "email_end", character: end };
  const character = forbiddenCharacter.exec(address)?.[0];
  if (!character) return null;
  if (/\s/u.test(character)) return "email_space";
  return /[\p{Cc}\p{Co}\p{Cn}]/u.test(character) ? null : { reason: "email_character", character };
}
