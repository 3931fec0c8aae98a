import { daysAfter } from "#platform/calendarDays.ts";
import { momentIn } from "#platform/localTime.ts";
import type { EvaluationStatus } from "../vocabulary.ts";
import { startHour } from "./plan.ts";
import { releaseHour } from "./release.ts";
import { listReminderDays, reminderHour } from "./reminders.ts";

/** The work due on an evaluation at an hour of its company’s clock; in the order in which a round queues it. */
export const evaluationWork = [
  "evaluations.start",
  "evaluations.remind",
  "evaluations.release",
  "evaluations.close",
] as const;
export type EvaluationWork = (typeof evaluationWork)[number];

export interface WorkFacts {
  status: EvaluationStatus;
  campaignId: string | null;
  /** Calendar dates such as 2026-11-20. */
  startsOn: string | null;
  dueOn: string | null;
  launchedOn: string | null;
  releasesOn: string | null;
  /** The last day of which the company’s reminders are done, or over. */
  remindedOn: string | null;
}

/** When a planned evaluation begins: at the hour of starts, but for a campaign that is launched, which waits for none. */
export const computeStartTime = (
  { startsOn, campaignId }: { startsOn: string; campaignId: string | null },
  timeZone: string,
): Date => momentIn(timeZone, startsOn, campaignId === null ? startHour : "00:00");

/** When a collection is overdue: the due day is included. */
export const computeClosingTime = (dueOn: string, timeZone: string): Date =>
  momentIn(timeZone, daysAfter(dueOn, 1));

/** When a report that waits for its morning is released. */
export const computeReleaseTime = (releasesOn: string, timeZone: string): Date =>
  momentIn(timeZone, releasesOn, releaseHour);

/** When the next reminder leaves, after the day of the launch and those that were done; null when none does. */
function computeReminderTime(
  { dueOn, launchedOn, remindedOn }: Pick<WorkFacts, "dueOn" | "launchedOn" | "remindedOn">,
  timeZone: string,
): Date | null {
  if (!dueOn || !launchedOn) return null;
  const after = remindedOn && remindedOn > launchedOn ? remindedOn : launchedOn;
  const [day] = listReminderDays(dueOn, daysAfter(after, 1));
  return day ? momentIn(timeZone, day, reminderHour) : null;
}

/** All work due on an evaluation, and when. */
export function listEvaluationWork(
  facts: WorkFacts,
  timeZone: string,
): { kind: EvaluationWork; dueAt: Date }[] {
  const { status, campaignId, startsOn, dueOn, releasesOn } = facts;
  if (status === "pending" && startsOn)
    return [{ kind: "evaluations.start", dueAt: computeStartTime({ startsOn, campaignId }, timeZone) }];
  if (status !== "in_progress") return [];
  if (releasesOn) return [{ kind: "evaluations.release", dueAt: computeReleaseTime(releasesOn, timeZone) }];
  const reminder = computeReminderTime(facts, timeZone);
  return [
    ...(reminder ? [{ kind: "evaluations.remind" as const, dueAt: reminder }] : []),
    ...(dueOn ? [{ kind: "evaluations.close" as const, dueAt: computeClosingTime(dueOn, timeZone) }] : []),
  ];
}
