import { isWorkingDay } from "#company/rules/workingDays.ts";
import { reminderHour } from "#evaluations/rules/reminders.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { momentIn } from "#platform/localTime.ts";

/** Days before the due day from which the person is reminded: of what takes months earlier than of one step. */
export const daysBefore = { objective: 7, action: 2 } as const;
/** How many days at most a reminder waits for one without another. */
const maxWaitingDays = 3;
/** A worker that was down in the morning reminds on the next one, rather than late in a day. */
const lastHour = "12:00";

/** Of the reminder of a morning, to one person. */
export const buildReminderKey = (profileId: string, today: string): string =>
  `planReminder:${profileId}:${today}`;

export interface DueItem {
  kind: keyof typeof daysBefore;
  /** Calendar dates such as 2026-11-20. */
  dueOn: string;
  /** The due day of which the person was reminded: once for each. */
  remindedDueOn: string | null;
}

const findWorkingDayUntil = (day: string): string => {
  let found = day;
  while (!isWorkingDay(found)) found = daysAfter(found, -1);
  return found;
};

/** The first morning, on a working day. */
const findFirstDay = ({ kind, dueOn }: DueItem): string =>
  findWorkingDayUntil(daysAfter(dueOn, -daysBefore[kind]));

/** The last morning on which it waits for another reminder of that day no longer: never after its due day. */
function findLastDay(item: DueItem): string {
  const last = daysAfter(findFirstDay(item), maxWaitingDays);
  return findWorkingDayUntil(last < item.dueOn ? last : item.dueOn);
}

/**
 * Of what a person has to do in their plan, that of which they are reminded on a day: together, on a working day without
 * another reminder to them, or with it once one of these has waited for three days. What is past is on the plan, and is no
 * reminder any more.
 */
export function chooseReminded<Item extends DueItem>(
  items: readonly Item[],
  { today, hasOther }: { today: string; hasOther: boolean },
): Item[] {
  if (!isWorkingDay(today)) return [];
  const due = items.filter(
    (item) => item.remindedDueOn !== item.dueOn && findFirstDay(item) <= today && today <= item.dueOn,
  );
  return !hasOther || due.some((item) => findLastDay(item) <= today) ? due : [];
}

/** The last day that may be due for a reminder of this day: weekends and holidays bring a first morning forward. */
export const findDueHorizon = (today: string): string => daysAfter(today, daysBefore.objective + 5);

/** In the morning, after the other reminders, in the company’s time zone. */
export const isReminderTime = (timeZone: string, today: string, now: Date): boolean =>
  momentIn(timeZone, today, reminderHour) < now && now < momentIn(timeZone, today, lastHour);
