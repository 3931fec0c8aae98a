import type { CutCell, IndexCell } from "#disclosure/contract/company.ts";
import { formatNumber, formatScore, say, translated, type Translation } from "#platform/texts.ts";
import type { Step } from "#platform/ui/explain/explanation.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Cut, Measure } from "../../contract/figures.ts";
import { objectivesMeasure, valuesMeasure } from "../../rules/measures.ts";
import type { fr } from "./texts.fr.ts";

export type ExplainTexts = Translation<typeof fr>;

/** What figures of the company are written with. */
export interface Speech {
  language: Language;
  texts: ExplainTexts;
}

export const formatCell = (cell: CutCell, { language, texts }: Speech): string => {
  if (cell.form === "masked") return texts.masked;
  if (cell.form === "value") return formatScore(language, cell.value);
  return say(language, texts.between, {
    from: formatScore(language, cell.from),
    to: formatScore(language, cell.to),
  });
};

/** The reason that the page prints, and what holds of any hidden figure: nothing that would be of this one. */
export const describeMasked = ({ texts }: Speech): Step[] => [
  { text: texts.maskedReason },
  { text: texts.maskedAnyway },
];

export const formatIndex = (index: IndexCell, { language, texts }: Speech): string =>
  index.form === "value"
    ? formatNumber(language, index.value)
    : say(language, texts.between, { from: index.from, to: index.to });

export const nameCut = ({ name }: Pick<Cut, "name">, { language, texts }: Speech): string =>
  name ? translated(language, name).text : texts.company;

export function nameMeasure(
  { key, name }: Measure,
  { language, texts }: Speech,
): { text: string; lang: Language } {
  if (name) return translated(language, name);
  const names: Readonly<Record<string, string>> = {
    [valuesMeasure]: texts.values,
    [objectivesMeasure]: texts.objectives,
  };
  return { text: names[key] ?? key, lang: language };
}
