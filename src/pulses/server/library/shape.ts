import type { Scale } from "#company/vocabulary.ts";
import type { PulsePlan, PulseQuestion } from "../../contract/content.ts";
import type { PulseQuestionType, PulseTheme } from "../../vocabulary.ts";

export interface Bilingual {
  fr: string;
  en: string;
}

/** A ready-made survey: its questions are about `theme`, and each key stays for good, since runs are compared by it. */
export interface ReadyTemplate {
  key: string;
  theme: PulseTheme;
  name: Bilingual;
  /** Stands before the first question. */
  purpose: Bilingual;
  /** When to send it, for the person who chooses it. */
  use: Bilingual;
  /** What a copy begins with, besides the standard settings. */
  plan: Partial<PulsePlan>;
  questions: readonly ReadyQuestion[];
}

/** Its theme is that of its template. */
type ReadyQuestion = Omit<PulseQuestion, "theme" | "text" | "options"> & {
  text: Bilingual;
  options: { key: string; text: Bilingual }[];
};

const ask = (type: PulseQuestionType, key: string, fr: string, en: string): ReadyQuestion => ({
  key,
  type,
  text: { fr, en },
  required: type !== "text",
  scale: null,
  options: [],
});
type Words = [key: string, fr: string, en: string];

const onScale =
  (scale: Scale) =>
  (...words: Words): ReadyQuestion => ({ ...ask("scale", ...words), scale });

/** A statement in the first person. A higher level is always the better one: a theme is a mean of its questions. */
export const agreement = onScale("agreement");
/** The same, about what happens often or rarely. */
export const frequency = onScale("frequency");
export const stars = onScale("stars");
export const recommendation = (...words: Words) => ask("enps", ...words);
export const trueOrFalse = (...words: Words) => ask("true_false", ...words);
/** Optional: a person with nothing to add must not have to invent something. */
export const openQuestion = (...words: Words) => ask("text", ...words);
export const choice = (
  ...[key, fr, en, options]: [...words: Words, options: [key: string, fr: string, en: string][]]
): ReadyQuestion => ({
  ...ask("choice", key, fr, en),
  options: options.map(([option, inFrench, inEnglish]) => ({
    key: option,
    text: { fr: inFrench, en: inEnglish },
  })),
});
export const optional = (question: ReadyQuestion): ReadyQuestion => ({ ...question, required: false });
