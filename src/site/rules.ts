import type { FieldError } from "#platform/errors.ts";

export const maxNameLength = 120;
export const minMessageLength = 10;
export const maxMessageLength = 4000;

/** Validates a message before it is sent; the contract has the same limits. */
export function whyNotMessage(typed: string): FieldError | null {
  const { length } = typed.trim();
  if (length < minMessageLength) return { reason: "too_short", min: minMessageLength };
  return length > maxMessageLength ? { reason: "too_long", max: maxMessageLength } : null;
}
