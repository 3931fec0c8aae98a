import { formatTime } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

/** An hour of the company’s clock (10:30), as the product writes moments: « 10 h 30 », "10:30 a.m."; a whole one is « 10 h ». */
export function formatClock(language: Language, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const words = formatTime(language, new Date(2000, 0, 1, hours, minutes));
  return language === "fr" ? words.replace(/\s00$/u, "") : words;
}
