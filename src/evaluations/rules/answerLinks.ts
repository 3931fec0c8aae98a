import type { ErrorCode } from "#platform/errors.ts";
import type { ParticipantStatus } from "../contract.ts";

export interface AnswerLinkFacts {
  /** Null for somebody withdrawn since. */
  participantStatus: ParticipantStatus | null;
  dueOn: string | null;
  launchedOn: string | null;
}

/** An evaluation without a due date is treated as one of three weeks (§3 of docs/product-decisions.md). */
const usualDays = 21;
/** After the due day, the link still opens: it says that the evaluation is closed. */
const daysAfterDue = 7;

/** The last day on which a link to answer opens; null while the evaluation has no date at all. */
export function lastDayOfAnswerLink({
  dueOn,
  launchedOn,
}: Pick<AnswerLinkFacts, "dueOn" | "launchedOn">): string | null {
  const due = dueOn ?? (launchedOn && daysAfter(launchedOn, usualDays));
  return due && daysAfter(due, daysAfterDue);
}

/** Why a link to answer no longer opens, or null. It serves as often as one likes until then. */
export function whyNotOpenAnswerLink(facts: AnswerLinkFacts, today: string): ErrorCode | null {
  if (facts.participantStatus === null) return "invalid_token";
  if (facts.participantStatus === "completed") return "already_finalised";
  if (facts.participantStatus === "declined") return "already_declined";
  const lastDay = lastDayOfAnswerLink(facts);
  return lastDay === null || today > lastDay ? "expired_link" : null;
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
