import type { ErrorCode } from "#platform/errors.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import type { ParticipantStatus } from "../vocabulary.ts";
import { hasFinished } from "./status.ts";

/** Days before the due day on whose morning those who have not finished are reminded (§4 of docs/product-decisions.md). */
const reminderDays = [7, 2, 0] as const;

/** From when on the day's reminders leave, in the company's time zone: hours and minutes. */
export const reminderHour = "08:30";

/** The key of the email of a person’s day: one, whatever it is about. */
export const buildReminderKey = (profileId: string, today: string): string =>
  `reminder:${profileId}:${today}`;

const aDay = 24 * 60 * 60 * 1000;

export interface ReminderFacts {
  status: ParticipantStatus;
  /** A person deactivated since they were asked can no longer answer. */
  isActive: boolean;
  /** Their invitation has left. */
  isInvited: boolean;
  /** The participant is the person who reminds. */
  isOneself: boolean;
  /** The last reminder of this evaluation, by hand or by itself. */
  remindedAt: string | null;
}

/** Why this person cannot be reminded by hand now: never oneself, others at most once in 24 hours. Null when they can. */
export function whyNotRemind(
  { status, isActive, isInvited, isOneself, remindedAt }: ReminderFacts,
  now: Date,
): ErrorCode | null {
  if (hasFinished(status)) return "nobody_to_remind";
  if (isOneself) return "reminding_oneself";
  if (!isActive) return "inactive_person";
  if (!isInvited) return "invitation_waiting";
  if (remindedAt !== null && now.getTime() - Date.parse(remindedAt) < aDay) return "reminded_recently";
  return null;
}

/** The participants who can be reminded now. */
export const listRemindable = <One extends ReminderFacts>(participants: readonly One[], now: Date): One[] =>
  participants.filter((one) => whyNotRemind(one, now) === null);

/** From when on one of these can be reminded, where all who are missing were lately; null where time changes nothing. */
export function findNextReminderTime(participants: readonly ReminderFacts[], now: Date): Date | null {
  if (listRemindable(participants, now).length > 0) return null;
  const lately = participants.flatMap((one) =>
    one.remindedAt !== null && whyNotRemind(one, now) === "reminded_recently"
      ? [Date.parse(one.remindedAt)]
      : [],
  );
  return lately.length > 0 ? new Date(Math.min(...lately) + aDay) : null;
}

/** The order in which one of several reasons is shown: those that pass by themselves, an inactive person, oneself. */
const reasonsByPriority = [
  "reminded_recently",
  "invitation_waiting",
  "inactive_person",
  "reminding_oneself",
] as const satisfies readonly ErrorCode[];

/** Why none of these participants can be reminded now; independent of the order of the rows. */
export function whyRemindNobody(participants: readonly ReminderFacts[], now: Date): ErrorCode {
  const reasons = new Set(participants.map((one) => whyNotRemind(one, now)));
  return reasonsByPriority.find((why) => reasons.has(why)) ?? "nobody_to_remind";
}

/** The due days whose people are reminded on this day; calendar dates such as 2026-11-20. */
export const listDueDaysToRemind = (today: string): string[] =>
  reminderDays.map((days) => daysAfter(today, days));

/** The day of the first reminder that leaves by itself, after the day of the launch; null when none does. */
export const findFirstReminderDay = ({
  dueOn,
  launchedOn,
}: {
  dueOn: string | null;
  launchedOn: string | null;
}): string | null =>
  dueOn && launchedOn ? (listReminderDays(dueOn, daysAfter(launchedOn, 1))[0] ?? null) : null;

/** The days, from today on, on whose mornings those who have not finished are reminded; calendar dates. */
export const listReminderDays = (dueOn: string, today: string): string[] =>
  reminderDays.map((days) => daysAfter(dueOn, -days)).filter((day) => day >= today);
