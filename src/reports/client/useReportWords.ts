import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { Report } from "../contract.ts";
import { wordsOf } from "../rules/words.ts";

/** The words of a report in the reader's language. */
export const useReportWords = (report: Report) =>
  wordsOf({ report, texts: useTexts("reports"), language: useLanguage().language });
