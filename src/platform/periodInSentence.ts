import { formatPeriod } from "./formatPeriod.ts";
import type { Period } from "./periods.ts";
import { elide } from "./texts.ts";
import type { Language } from "./vocabulary.ts";

/** « le 3ᵉ trimestre 2026 », « octobre 2026 », « 2025 »: as the subject of a sentence, or after « depuis », « pour ». */
export function namePeriod(language: Language, period: Period): string {
  const name = formatPeriod(language, period);
  if (period.kind === "week") return language === "fr" ? `la ${name}` : `the ${name}`;
  return language === "fr" && period.kind === "quarter" ? `le ${name}` : name;
}

/** « du 3ᵉ trimestre 2026 », « d’octobre 2026 », « de 2025 »; "of Q3 2026". */
export function ofPeriod(language: Language, period: Period): string {
  const name = namePeriod(language, period);
  if (language === "en") return `of ${name}`;
  return name.startsWith("le ") ? `du ${name.slice("le ".length)}` : elide(name);
}

/** At the beginning of a sentence. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
