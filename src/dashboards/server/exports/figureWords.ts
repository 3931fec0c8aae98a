import type { Cut, Measure } from "#analytics/contract/figures.ts";
import { valuesMeasure } from "#analytics/rules/measures.ts";
import type { CutCell, IndexCell } from "#disclosure/contract/company.ts";
import type { Cell } from "#platform/server/export/sheet.ts";
import { formatNumber, formatScore, say, translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { FigureLine } from "../../rules/figureLines.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** How cuts, measures and figures are written in a file: a number where there is one, else the words of the page. */
export function buildFigureWords(language: Language) {
  const texts = { fr, en }[language];
  const formatMeasure = ({ key, name }: Measure) => {
    if (name) return translated(language, name).text;
    return key === valuesMeasure ? texts.values : texts.objectives;
  };
  const formatCell = (cell: CutCell | IndexCell, format: typeof formatScore): Cell => {
    if (cell.form === "masked") return texts.maskedReason;
    if (cell.form === "value") return format === formatScore ? { score: cell.value } : cell.value;
    const [from, to] = [format(language, cell.from), format(language, cell.to)];
    return say(language, texts.between, { from, to });
  };
  return {
    texts,
    cut: ({ name }: Pick<Cut, "name">) => (name ? translated(language, name).text : texts.company),
    measure: (measure: FigureLine["measure"]) =>
      typeof measure === "string" ? texts[measure] : formatMeasure(measure),
    value: (cell: CutCell | IndexCell, isIndex = false) =>
      formatCell(cell, isIndex ? formatNumber : formatScore),
    /** The same in columns of their own, which a spreadsheet sorts and computes with. */
    figure: (cell: CutCell | IndexCell, isIndex = false) =>
      cell.form === "value" ? toNumber(cell.value, isIndex) : null,
    from: (cell: CutCell | IndexCell, isIndex = false) =>
      cell.form === "interval" ? toNumber(cell.from, isIndex) : null,
    to: (cell: CutCell | IndexCell, isIndex = false) =>
      cell.form === "interval" ? toNumber(cell.to, isIndex) : null,
    reason: (cell: CutCell | IndexCell) => (cell.form === "masked" ? texts.maskedReason : null),
    people: (cell: CutCell | IndexCell) => ("people" in cell ? cell.people : null),
  };
}

/** An index is a whole number, a mean has one decimal. */
const toNumber = (value: number, isIndex: boolean): Cell => (isIndex ? value : { score: value });
