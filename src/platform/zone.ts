import { elide } from "./texts.ts";
import type { Language } from "./vocabulary.ts";

/** Where a company counts its days. */
export interface Zone {
  /** Of the time zone database: America/Toronto. */
  timeZone: string;
  /** Minutes by which its clock is ahead of UTC at this moment. */
  utcOffset: number;
}

/** Where the last part of a zone's name is not what people here call it. */
const places: Record<string, Record<Language, string>> = {
  "America/Toronto": { fr: "Montréal", en: "Montréal" },
  "America/St_Johns": { fr: "Terre-Neuve", en: "Newfoundland" },
};

/**
 * « (heure de Montréal) », with a space before it, beside a day that ends at another moment for the reader; else nothing.
 * By minutes ahead of UTC, the company's and the reader's: Intl costs a slow telephone a tenth of a second.
 */
export function zoneNote(language: Language, { timeZone, utcOffset }: Zone, readerOffset: number): string {
  if (utcOffset === readerOffset) return "";
  const place =
    places[timeZone]?.[language] ?? timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return language === "fr" ? ` (heure ${elide(place)})` : ` (${place} time)`;
}

/** The calendar date of a moment where the company is; an hour off where its clock has changed since. */
export const dayAt = ({ utcOffset }: Zone, moment: Date): string =>
  new Date(moment.getTime() + utcOffset * 60_000).toISOString().slice(0, 10);
