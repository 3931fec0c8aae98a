/** Calendar days (2026-12-04) as the person's own calendar shows them; the server checks in the company's zone. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const inDays = (from: Date, days: number): string =>
  dayOf(new Date(from.getFullYear(), from.getMonth(), from.getDate() + days));

/** The last day of the month; of the next one when this one ends within the week. */
export function endOfMonth(from: Date): string {
  const lastDay = new Date(from.getFullYear(), from.getMonth() + 1, 0);
  const tooSoon = lastDay.getDate() - from.getDate() < 7;
  return dayOf(tooSoon ? new Date(from.getFullYear(), from.getMonth() + 2, 0) : lastDay);
}

export type Season = "winter" | "spring" | "summer" | "autumn";
const seasons: readonly Season[] = ["winter", "spring", "summer", "autumn"];

/** By month; December belongs to the winter that begins. */
export function seasonOf(date: Date): { season: Season; year: number } {
  const month = date.getMonth();
  const season = seasons[Math.floor(((month + 1) % 12) / 3)] ?? "winter";
  return { season, year: date.getFullYear() + (month === 11 ? 1 : 0) };
}
