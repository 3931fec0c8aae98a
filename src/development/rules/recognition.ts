import type { ErrorCode } from "#platform/errors.ts";
import type { PlanReader } from "../vocabulary.ts";

/** Any member thanks a colleague, and never themself. */
export function whyNotThank(to: { isSelf: boolean; isActive: boolean }): ErrorCode | null {
  if (to.isSelf) return "thank_oneself";
  return to.isActive ? null : "thanked_left";
}

/** The team reads it only where who thanked is willing: the person then has the last word. */
export const whyNotShareRecognition = (
  who: "sender" | "receiver",
  { shares, senderShares }: { shares: boolean; senderShares: boolean },
): ErrorCode | null => (who === "receiver" && shares && !senderShares ? "recognition_unshared" : null);

/** A thank-you is for the person, and for those who manage them. */
export const whyNotReadRecognitions = (reader: PlanReader): ErrorCode | null =>
  reader === "administration" ? "recognition_not_open" : null;
