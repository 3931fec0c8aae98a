import type { RunStatus } from "../vocabulary.ts";

export type SurveyState = "open" | "answered" | "closed";

export interface SurveyFacts {
  status: RunStatus;
  closesAt: Date;
  /** From then on no answer is taken; its report may still be computed. */
  closedAt: Date | null;
  hasAnswered: boolean;
}

/**
 * The state of a survey for a person who was asked. From its moment on it is closed, though the task that closes it is late.
 * Once it is closed, it says no longer who has answered: receipts go, and the answer of this rule with them.
 */
export function resolveSurveyState(
  { status, closesAt, closedAt, hasAnswered }: SurveyFacts,
  now: Date,
): SurveyState {
  if (status !== "open" || closedAt !== null || closesAt <= now) return "closed";
  return hasAnswered ? "answered" : "open";
}

/** The last moment of a survey: that of its early closing, else the one before it was to close. */
export const findLastMoment = ({ closesAt, closedAt }: { closesAt: Date; closedAt: Date | null }): Date =>
  closedAt !== null && closedAt < closesAt ? closedAt : new Date(closesAt.getTime() - 1);
