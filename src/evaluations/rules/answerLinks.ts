import type { ErrorCode } from "#platform/errors.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import type { ParticipantStatus } from "../vocabulary.ts";

export interface AnswerLinkFacts {
  /** Null for a participant withdrawn since. */
  participantStatus: ParticipantStatus | null;
  /** Null before the launch. */
  dueOn: string | null;
}

/** After the due day, the link still opens: it says that the evaluation is closed. */
const daysAfterDue = 7;

/** The last day on which a link to answer opens. */
export const computeLastDayOfAnswerLink = (dueOn: string): string => daysAfter(dueOn, daysAfterDue);

/** Why a link to answer no longer opens, or null. Until then it can be used any number of times. */
export function whyNotOpenAnswerLink(facts: AnswerLinkFacts, today: string): ErrorCode | null {
  if (facts.participantStatus === null) return "invalid_token";
  if (facts.participantStatus === "completed") return "already_finalised";
  if (facts.participantStatus === "declined") return "already_declined";
  const { dueOn } = facts;
  return dueOn === null || today > computeLastDayOfAnswerLink(dueOn) ? "expired_link" : null;
}
