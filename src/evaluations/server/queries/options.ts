import type { StoredOption } from "#skills/tables.ts";
import type { QuestionOption } from "../../contract/questionnaire.ts";

export interface StoredQuestion {
  options: readonly StoredOption[];
}

/** A response stores the number of the option, from 1, whatever key the library gives it. */
export const toOptions = (options: readonly StoredOption[]): QuestionOption[] =>
  options.map(({ fr, en }, index) => ({ value: index + 1, fr, en }));

export const toStoredOptions = (options: readonly { fr: string; en: string | null }[]): StoredOption[] =>
  options.map(({ fr, en }, index) => ({ value: String(index + 1), fr, en: en || null }));
