import { formatDay } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

/** Two days where there is little room: the first one without its year where it is that of the last. */
export const formatSpan = (language: Language, from: string, to: string) => ({
  from: formatDay(language, from, from.slice(0, 4) === to.slice(0, 4) ? "short" : "medium"),
  to: formatDay(language, to, "medium"),
});
