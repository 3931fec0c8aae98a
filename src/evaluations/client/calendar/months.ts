const padTwo = (number: number) => String(number).padStart(2, "0");

/** Parses the month of an address, 2026-11; falls back to the given one. */
export const resolveMonth = (month: string | undefined, today: string): string =>
  month && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7);

/** The month so many months later: 2026-11 and 2 give 2027-01. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + number - 1 + by;
  return `${Math.floor(months / 12)}-${padTwo((months % 12) + 1)}`;
}

/** The weeks of a month, Sunday first, as days (2026-11-01); null before its first and after its last. */
export function listWeeks(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((first + days) / 7) * 7 }, (_, place) => {
    const day = place - first + 1;
    return day >= 1 && day <= days ? `${month}-${padTwo(day)}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The months that an address may name: five years back, ten ahead. */
export const listMonthsAround = (today: string): string[] =>
  Array.from({ length: 181 }, (_, index) => addMonths(today.slice(0, 7), index - 60));
