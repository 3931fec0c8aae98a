import { formatDay } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

/** Of a date field: the day with its weekday, or "" while what is typed is no plausible day (0002-12-06). */
export const dayInWords = (language: Language, value: string): string =>
  /^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(value) ? formatDay(language, value, "withWeekday") : "";
