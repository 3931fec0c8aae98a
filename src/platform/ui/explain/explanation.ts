import type { Language } from "#platform/vocabulary.ts";

/** A figure of an explanation, under its name. */
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

/** « Explique ce chiffre », in words. */
export interface DescribedFigure {
  /** Whose figure it is, and of what. */
  who: string;
  what: { text: string; lang: Language };
  /** As the page prints it. */
  printed: string;
  steps: Step[];
}
