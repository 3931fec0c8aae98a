import type { Measure } from "#analytics/contract/figures.ts";
import { findMeasuredSkill } from "#analytics/rules/measures.ts";
import { defineBookSheet, type BookSheet } from "#exports/server/kind.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import type { Page } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { FigureRow } from "../../rules/figureLines.ts";
import { buildFigureWords } from "./figureWords.ts";

interface Book {
  language: Language;
  by: "direction" | "team" | "position";
  /** The period in words. */
  period: string;
  /** Of all pages. */
  measures: readonly Measure[];
  hasIndex: boolean;
  read: (call: ReadCall, cursor?: string) => Promise<Page<FigureRow>>;
}

const isSkill = ({ key }: Measure) => findMeasuredSkill(key) !== null;

export const countFigureSheets = ({ measures, hasIndex }: Pick<Book, "measures" | "hasIndex">): number =>
  [measures.some(isSkill), !measures.every(isSkill), hasIndex].filter(Boolean).length;

type Columns = Sheet<FigureRow>["columns"];

/**
 * The sheets of a workbook of figures, as the pages have widgets: a row for each part of the company, a column for each
 * measure. One without any measure is left out.
 */
export function buildFigureSheets({ language, by, period, measures, hasIndex, read }: Book): BookSheet[] {
  const words = buildFigureWords(language);
  const { index, noIndex, figures: texts } = words.texts;
  const ofCut: Columns = [
    { header: texts.heads[by], cell: ({ cut }) => words.cut(cut), width: 32 },
    { header: texts.period, cell: () => period, width: 20 },
    { header: texts.asOf, cell: ({ asOf }) => asOf && { date: asOf }, width: 14 },
  ];
  const toColumns = (shown: readonly Measure[]): Columns =>
    shown.map((measure) => ({
      header: words.measure(measure),
      cell: ({ figures }) => words.value(figures[measure.key] ?? { form: "masked" }),
    }));
  const ofIndex: Columns = [
    { header: index, cell: ({ index: cell }) => (cell ? words.value(cell, true) : noIndex) },
  ];
  const sheets: [name: string, columns: Columns][] = [
    [texts.sheets.skills, toColumns(measures.filter(isSkill))],
    [texts.sheets.values, toColumns(measures.filter((measure) => !isSkill(measure)))],
    [texts.sheets.index, hasIndex ? ofIndex : []],
  ];
  return sheets
    .filter(([, columns]) => columns.length > 0)
    .map(([name, columns]) => defineBookSheet({ name, columns: [...ofCut, ...columns], read }));
}
