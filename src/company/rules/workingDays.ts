import { daysAfter } from "#platform/calendarDays.ts";

/** 0 for Sunday to 6 for Saturday. */
const getWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: string) => getWeekday(day) === 0 || getWeekday(day) === 6;

const toDate = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const formatDate = (one: Date) => one.toISOString().slice(0, 10);

/** The `nth` Monday of a month. */
function computeMonday(year: number, month: number, nth: number): string {
  const first = formatDate(toDate(year, month, 1));
  return daysAfter(first, ((8 - getWeekday(first)) % 7) + 7 * (nth - 1));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function computeEaster(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leap = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - leap + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return formatDate(toDate(year, Math.floor(days / 31), (days % 31) + 1));
}

/** A fixed day that falls on a weekend is observed on the Monday after it. */
function computeObservedDay(day: string): string {
  if (!isWeekend(day)) return day;
  return daysAfter(day, getWeekday(day) === 0 ? 1 : 2);
}

/** The public holidays of Québec, as they are observed in one year, in order (docs/decisions/0131). */
export const listQuebecHolidays = (year: number): string[] => {
  const eve = formatDate(toDate(year, 5, 24));
  return [
    computeObservedDay(formatDate(toDate(year, 1, 1))),
    // Good Friday, which the law leaves to the employer's choice with Easter Monday.
    daysAfter(computeEaster(year), -2),
    // The Monday before 25 May.
    daysAfter(eve, -((getWeekday(eve) + 6) % 7)),
    computeObservedDay(formatDate(toDate(year, 6, 24))),
    computeObservedDay(formatDate(toDate(year, 7, 1))),
    computeMonday(year, 9, 1),
    computeMonday(year, 10, 2),
    computeObservedDay(formatDate(toDate(year, 12, 25))),
  ];
};

export const isWorkingDay = (day: string): boolean =>
  !isWeekend(day) && !listQuebecHolidays(Number(day.slice(0, 4))).includes(day);

/** The working day to propose instead; null where it is one. */
export const findWorkingDayInstead = (day: string): string | null =>
  isWorkingDay(day) ? null : findNextWorkingDay(day);

/** The first working day after this one: never the same day. */
export function findNextWorkingDay(day: string): string {
  let next = daysAfter(day, 1);
  while (!isWorkingDay(next)) next = daysAfter(next, 1);
  return next;
}
