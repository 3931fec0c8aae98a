import type { Period } from "./periods.ts";
import { formatDay, formatMonth } from "./texts.ts";
import type { Language } from "./vocabulary.ts";

/** « novembre 2026 », « 4ᵉ trimestre 2026 », « semaine du 23 novembre 2026 », « 2026 ». */
export function formatPeriod(language: Language, { kind, start }: Period): string {
  const [year = "", month = ""] = start.split("-");
  if (kind === "year") return year;
  if (kind === "month") return formatMonth(language, start.slice(0, 7));
  if (kind === "quarter") {
    const quarter = Math.ceil(Number(month) / 3);
    if (language === "en") return `Q${quarter} ${year}`;
    return `${quarter === 1 ? "1ᵉʳ" : `${quarter}ᵉ`} trimestre ${year}`;
  }
  return language === "en"
    ? `week of ${formatDay(language, start)}`
    : `semaine du ${formatDay(language, start)}`;
}

/** By Intl, so that no page which names no period carries it. */
const formatShortMonth = (language: Language, day: string) =>
  new Intl.DateTimeFormat(`${language}-CA`, { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** In a column of many: « T4 2026 », « nov. 2026 », « 2026 »; a week is named by its first day. */
export function formatShortPeriod(language: Language, { kind, start }: Period): string {
  const [year = "", month = ""] = start.split("-");
  if (kind === "year") return year;
  if (kind === "month") return formatShortMonth(language, start);
  if (kind === "quarter")
    return `${language === "en" ? "Q" : "T"}${Math.ceil(Number(month) / 3)}\u00A0${year}`;
  return formatDay(language, start, "medium");
}
