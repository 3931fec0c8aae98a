import { reminderHour } from "#evaluations/rules/reminders.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { momentIn } from "#platform/localTime.ts";
import type { NominationStatus } from "../vocabulary.ts";

/** Days before the due day on whose morning the person who has the proposal in hand is reminded. */
export const daysBeforeReminders = [2, 0];
/** A worker that was down still notifies the author of what became late within so many days. */
export const maxLateDays = 14;
/** How long a manager has, at least, to decide what was sent to them. */
const daysToDecide = 2;

/** The key of the email of a person’s day. */
export const buildReminderKey = (profileId: string, today: string): string =>
  `nominationReminder:${profileId}:${today}`;

export interface DueFacts {
  status: NominationStatus;
  /** Until when the person evaluated proposes; calendar dates such as 2026-11-20. */
  dueOn: string;
  /** The day of the last change: asked, sent, sent back, or worked on. */
  changedOn: string;
}

/** The last day to act for the person who has the proposal in hand: a manager has two days at least. */
export const computeActionDeadline = ({ status, dueOn, changedOn }: DueFacts): string => {
  if (status !== "sent") return dueOn;
  const soonest = daysAfter(changedOn, daysToDecide);
  return soonest > dueOn ? soonest : dueOn;
};

/**
 * Chooses what is sent on a day: a reminder to the person who has the proposal in hand, unless it came to them or they
 * worked on it today, or a notice to the author that it is late; null for neither.
 */
export function chooseReminder(facts: DueFacts, today: string): "reminder" | "late" | null {
  const until = computeActionDeadline(facts);
  if (until < today) return until >= daysAfter(today, -maxLateDays) ? "late" : null;
  const isDay = daysBeforeReminders.some((days) => until === daysAfter(today, days));
  return isDay && facts.changedOn < today ? "reminder" : null;
}

/** A minute after the other reminders, which go first: one a day leaves. */
const checkHour = "08:31";
const anHour = 60 * 60_000;

/**
 * When a proposal is checked next, after a moment: before the due day, on it, and on the days on which it is late; one that
 * waits for a direct manager each hour, since another may have become it. Null where no action is awaited.
 */
export function computeNextCheck(
  { status, dueOn, decidedBy }: Pick<DueFacts, "status" | "dueOn"> & { decidedBy: string },
  { after, timeZone }: { after: Date; timeZone: string },
): Date | null {
  if (status === "sent") return decidedBy === "direct_manager" ? new Date(after.getTime() + anHour) : null;
  if (status === "approved") return null;
  const late = Array.from({ length: maxLateDays }, (_, day) => day + 1);
  const days = [...daysBeforeReminders.map((before) => -before), ...late].map((days) =>
    daysAfter(dueOn, days),
  );
  return days.map((day) => momentIn(timeZone, day, checkHour)).find((moment) => moment > after) ?? null;
}

/** From the hour of the other reminders on, in the company’s time zone. */
export const isReminderHour = (timeZone: string, now: Date): boolean =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    now,
  ) >= reminderHour;
