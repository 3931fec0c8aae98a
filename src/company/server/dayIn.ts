import type { Zone } from "#platform/zone.ts";
import type { Company } from "./queries.ts";

/** The calendar date in a company's time zone: 2026-11-20. */
export const dayIn = (timeZone: Company["timeZone"], at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    at,
  );

/** The zone with what its clock shows at this moment, for pages that name it. */
export function readZone(timeZone: Company["timeZone"], at: Date): Zone {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(at);
  const [, sign, hours = 0, minutes = 0] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return { timeZone, utcOffset: (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) };
}

/** The month of that date: 2026-11. */
export const monthIn = (timeZone: Company["timeZone"], at: Date): string => dayIn(timeZone, at).slice(0, 7);
