import { daysAfter } from "#platform/calendarDays.ts";

/** Unless the company has settled on another length. */
const defaultDays = 21;

/** The default due date: so many days after a calendar date, so that collection and its links end. */
export const computeDefaultDueDate = (today: string, days = defaultDays): string => daysAfter(today, days);
