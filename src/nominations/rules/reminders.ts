import { reminderHour } from "#evaluations/rules/reminders.ts";

/** Days before the due day on whose morning the person is reminded of their proposal. */
const reminderDays = [2, 0];
/** A worker that slept tells the author of what became late within these days. */
const lateDays = 14;

/** What a company's day asks for; calendar dates such as 2026-11-20. */
export function reminderDue(today: string): { today: string; dueDays: string[]; lateSince: string } {
  const at = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);
  return { today, dueDays: reminderDays.map(at), lateSince: at(-lateDays) };
}

/** From the hour of the other reminders on, in the company’s time zone. */
export const isReminderHour = (timeZone: string, now: Date): boolean =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    now,
  ) >= reminderHour;
