import type { FieldReason } from "./errors.ts";

/** The pattern of zod’s `z.email()`, by which the server judges (a test compares them). */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const longest = 254;

/** Why this is not an address, or null. Spaces around it do not count. */
export function whyNotEmail(email: string): FieldReason | null {
  const trimmed = email.trim();
  if (trimmed === "") return "email_required";
  return trimmed.length <= longest && pattern.test(trimmed) ? null : "email_invalid";
}
