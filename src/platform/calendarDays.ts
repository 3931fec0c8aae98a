/** Calendar dates such as 2026-11-20. They are counted in UTC, where every day has 24 hours. */
const aDay = 24 * 60 * 60_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The calendar date that lies some days after another; before it where `days` is negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(at(day) + days * aDay).toISOString().slice(0, 10);

/** Whole days from one calendar date to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / aDay);

/** The same day some months later; the last one of a month that is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
