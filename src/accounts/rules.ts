import type { FieldReason } from "#platform/errors.ts";
import { commonPasswords } from "./rules/commonPasswords.ts";

const passwordLength = { min: 10, max: 128 } as const;

/** What the password must not contain. Anything unknown is left out. */
export interface PasswordContext {
  companyName?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

export type PasswordNeed = "length" | "lowercase" | "uppercase" | "special";

/** The four needs a person can tick while typing, in the order of the checklist (§2). A space counts as special. */
export const passwordChecklist = (password: string): { need: PasswordNeed; done: boolean }[] => [
  {
    need: "length",
    done: password.length >= passwordLength.min && password.length <= passwordLength.max,
  },
  { need: "lowercase", done: /\p{Ll}/u.test(password) },
  { need: "uppercase", done: /\p{Lu}/u.test(password) },
  { need: "special", done: /[^\p{L}\p{M}\p{N}]/u.test(password) },
];

/**
 * Why this password cannot be used, or null (decisions §3). One function for the form and the server.
 * Weak when the checklist does not hold; common when it is a common word with digits and symbols around it, or
 * contains a word of four letters or more of the company's, product's or person's name, accents and case aside.
 */
export function whyNotPassword(password: string, context: PasswordContext = {}): FieldReason | null {
  if (password === "") return "password_required";
  if (passwordChecklist(password).some(({ done }) => !done)) return "password_weak";
  const readings = [toLetters(password), toLetters(undoSubstitutions(password))];
  if (readings.some(isCommon)) return "password_common";
  const names = [productName, context.companyName, context.firstName, context.lastName].flatMap(splitName);
  return readings.some((reading) => names.some((name) => reading.includes(name))) ? "password_common" : null;
}

const productName = "rondo";

/** Letters only, without case or accents: « Été-2026! » → « ete ». */
const toLetters = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

const substitutions: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
/** « P@ssw0rd » → « Password ». Digits and symbols at the end are a decoration, not a disguise. */
const undoSubstitutions = (password: string) =>
  password.replace(/[^\p{L}]+$/u, "").replace(/[013457@$!]/g, (sign) => substitutions[sign] ?? sign);

/** A common word, alone or repeated (« azertyAZERTY »), or a single letter repeated. */
function isCommon(letters: string): boolean {
  if (letters.length < 2 || /^(.)\1*$/u.test(letters)) return true;
  const [, unit = letters] = /^(.+?)\1+$/u.exec(letters) ?? [];
  return commonPasswords.has(letters) || commonPasswords.has(unit);
}

const splitName = (name: string | undefined): string[] =>
  (name ?? "")
    .split(/[^\p{L}\p{M}]+/u)
    .map(toLetters)
    .filter((word) => word.length >= 4);
