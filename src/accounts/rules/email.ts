import type { FieldReason } from "#platform/errors.ts";

/** Something, one @, a domain with a dot: what the server accepts, without its whole grammar. */
const address = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Why this is not an address, or null. Spaces around it do not count. */
export function whyNotEmail(email: string): FieldReason | null {
  const trimmed = email.trim();
  if (trimmed === "") return "email_required";
  return trimmed.length <= 254 && address.test(trimmed) ? null : "email_invalid";
}

/** Where a known provider reads its mail, for « Ouvrir ma messagerie »; null for the others. */
export function mailboxOf(email: string): string | null {
  const domain = email.trim().toLowerCase().split("@").at(-1) ?? "";
  return mailboxes.get(domain) ?? null;
}

const outlook = "https://outlook.live.com/mail/";
const yahoo = "https://mail.yahoo.com/";
const mailboxes = new Map([
  ["gmail.com", "https://mail.google.com/"],
  ["outlook.com", outlook],
  ["hotmail.com", outlook],
  ["hotmail.ca", outlook],
  ["live.ca", outlook],
  ["yahoo.com", yahoo],
  ["yahoo.ca", yahoo],
  ["icloud.com", "https://www.icloud.com/mail/"],
]);
