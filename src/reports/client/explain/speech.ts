import type { Column } from "#disclosure/vocabulary.ts";
import type { Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../../contract.ts";
import type { ReportWords } from "../../rules/words.ts";
import type { fr } from "./texts.fr.ts";

export interface Row {
  label: string;
  /** Of a label in another language than the page. */
  lang?: Language;
  value: string;
  note?: string;
}

/** A paragraph, or figures one under another. */
export type Step = { text: string } | { rows: Row[] };

/** A sentence that has nothing to say is empty. */
export const withoutEmpty = (steps: readonly Step[]): Step[] =>
  steps.filter((step) => "rows" in step || step.text !== "");

export interface DescribedFigure {
  /** Whose figure it is, and of what. */
  who: string;
  what: { text: string; lang: Language };
  /** As the report prints it. */
  printed: string;
  steps: Step[];
}

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
