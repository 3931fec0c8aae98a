import { daysAfter } from "#platform/calendarDays.ts";

/** The day of a moment by the reader's own clock, for texts that give its hour too. Never used for today's date. */
export function toLocalDay(moment: Date): string {
  const padTwo = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${padTwo(moment.getMonth() + 1)}-${padTwo(moment.getDate())}`;
}

/** The last day of the month of a calendar date; of the next one when this one ends within the week. */
export function endOfMonth(today: string): string {
  const [year, month] = splitDay(today);
  const lastDay = getLastDay(year, month);
  return lastDay < daysAfter(today, 7) ? getLastDay(year, month + 1) : lastDay;
}
const getLastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

export type Season = "winter" | "spring" | "summer" | "autumn";
const seasons: readonly Season[] = ["winter", "spring", "summer", "autumn"];

/** By month; December belongs to the winter that begins. */
export function getSeason(today: string): { season: Season; year: number } {
  const [year, month] = splitDay(today);
  return { season: seasons[Math.floor((month % 12) / 3)] ?? "winter", year: month === 12 ? year + 1 : year };
}

const splitDay = (day: string) => day.split("-").map(Number) as [number, number, number];
