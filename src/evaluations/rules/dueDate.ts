import { daysAfter } from "#platform/calendarDays.ts";

/** Unless the company has settled on another length. */
const usualDays = 21;

/** The due date of whoever chooses none: so many days after a calendar date, so that collection and its links end. */
export const dueByDefault = (today: string, days = usualDays): string => daysAfter(today, days);
