import type { EvaluationStatus } from "#evaluations/vocabulary.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { daysBetween } from "#platform/calendarDays.ts";

/** How many days people have to answer each occurrence, at least and at most; the contract holds to them too. */
export const minDaysToAnswer = 1;
export const maxDaysToAnswer = 90;

interface Repeatable {
  status: EvaluationStatus;
  /** It belongs to a series that goes on. */
  isRepeating: boolean;
}

/** Why an evaluation cannot be made to come back; null when it can. */
export function whyNotRepeat({ status, isRepeating }: Repeatable): ErrorCode | null {
  if (status === "draft") return "not_launched";
  if (status === "archived") return "evaluation_archived";
  return isRepeating ? "already_repeating" : null;
}

interface OccurrenceFacts {
  launchedOn: string | null;
  startsOn: string | null;
}

/** The day from which occurrences are counted: on which the first one began, or will. */
export const resolveAnchor = ({ launchedOn, startsOn }: OccurrenceFacts, today: string): string =>
  launchedOn ?? startsOn ?? today;

/** The days people had for the first one, which they have for the next ones too. */
export function computeDaysToAnswer(anchor: string, dueOn: string | null, byDefault: number): number {
  const days = dueOn ? daysBetween(anchor, dueOn) : byDefault;
  return Math.min(maxDaysToAnswer, Math.max(minDaysToAnswer, days));
}

/** The days that a person typed; null when no occurrence can have them. */
export function parseDays(text: string): number | null {
  if (!/^\d{1,3}$/.test(text.trim())) return null;
  const days = Number(text);
  return days >= minDaysToAnswer && days <= maxDaysToAnswer ? days : null;
}
