import type { ErrorCode } from "#platform/errors.ts";
import { daysAfter, daysBetween } from "#platform/calendarDays.ts";
import type { StartFailure } from "../contract/evaluation.ts";
import type { EvaluationStatus } from "../vocabulary.ts";
import { whyNotMove, type MoveFacts } from "./status.ts";

/** From when on a planned evaluation begins on its day, in the company's time zone: hours and minutes. */
export const startHour = "08:00";

/** A date further ahead is taken for a mistyped year. */
const maxDaysAhead = 365;

/** The first and the last day on which a launch can be planned; calendar dates. */
export const getStartRange = (today: string): { first: string; last: string } => ({
  first: daysAfter(today, 1),
  last: daysAfter(today, maxDaysAhead),
});

export const mayStartOn = (day: string, today: string): boolean => {
  const { first, last } = getStartRange(today);
  return first <= day && day <= last;
};

/** People have at least until the day after the start. */
export const isDueAfter = (dueOn: string, startsOn: string): boolean => dueOn > startsOn;

/** The due date that leaves as many days from the start as the chosen one leaves from today. */
export const shiftDueDate = (startsOn: string, { dueOn, today }: { dueOn: string; today: string }): string =>
  daysAfter(startsOn, Math.max(1, daysBetween(today, dueOn)));

/** Why its launch cannot be planned as its status is. */
export const whyNotPlan = (status: EvaluationStatus, facts: MoveFacts): ErrorCode | null =>
  status === "pending" ? "already_planned" : whyNotMove(status, "pending", facts);

/** Why there is no plan to take back. */
export const whyNotUnplan = (status: EvaluationStatus): ErrorCode | null =>
  status === "pending" ? null : "not_planned";

/** The reason shown to the author when a planned launch was refused at its hour. */
export const toStartFailure = (code: ErrorCode): StartFailure =>
  reasons.find((reason) => reason === code) ?? startFailureByCode[code] ?? "other";

const startFailureByCode: Partial<Record<ErrorCode, StartFailure>> = {
  invalid_data: "due_passed",
  inactive_person: "participant_left",
};

const reasons = [
  "launch_needs_name",
  "launch_needs_active_subject",
  "launch_needs_question",
  "launch_needs_participant",
  "small_group_needs_confirmation",
] as const satisfies readonly StartFailure[];
