import type { Column } from "#disclosure/vocabulary.ts";
import type { Translation } from "#platform/texts.ts";
import type { Report } from "../../contract.ts";
import type { ReportWords } from "../../rules/words.ts";
import type { fr } from "./texts.fr.ts";

/** What an explanation is written from. */
export interface Speech {
  report: Report;
  words: ReportWords;
  texts: Translation<typeof fr>;
}

/** « Les autres », or the only group among them. */
export const nameOthers = (of: readonly Column[], { words, texts }: Speech): string => {
  const [only, ...more] = of;
  return only && more.length === 0 ? words.group(only) : texts.others;
};
