import type { Company } from "./queries.ts";

/** The calendar date in a company's time zone: 2026-11-20. */
export const dayIn = (timeZone: Company["timeZone"], at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    at,
  );

/** The month of that date: 2026-11. */
export const monthIn = (timeZone: Company["timeZone"], at: Date): string => dayIn(timeZone, at).slice(0, 7);
