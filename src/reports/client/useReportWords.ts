import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { Report } from "../contract.ts";
import { buildReportWords } from "../rules/words.ts";

/** The words of a report in the reader's language. */
export const useReportWords = (report: Report) =>
  buildReportWords({ report, texts: useTexts("reports"), language: useLanguage().language });
