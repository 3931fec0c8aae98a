import type { FieldError } from "#platform/errors.ts";

export const nameMax = 120;
export const messageMin = 10;
export const messageMax = 4000;

/** What is wrong with a message, said before it leaves; the contract holds the same limits. */
export function whyNotMessage(typed: string): FieldError | null {
  const { length } = typed.trim();
  if (length < messageMin) return { reason: "too_short", min: messageMin };
  return length > messageMax ? { reason: "too_long", max: messageMax } : null;
}
