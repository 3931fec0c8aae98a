import * as z from "zod";
import { PeriodInput } from "#analytics/contract/figures.ts";
import { hasLostRightsOverFigures, noteRightsOverFigures } from "#analytics/server/readerOfFigures.ts";
import { readFigures } from "#analytics/server/readFigures.ts";
import { defineBookSheet, defineExport } from "#exports/server/kind.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { findPeriod } from "#platform/periods.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import { say } from "#platform/texts.ts";
import type { Measure } from "#analytics/contract/figures.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import type { Language } from "#platform/vocabulary.ts";
import { listFigureLines, listFigureRows, type FigureLine } from "../../rules/figureLines.ts";
import { buildFigureSheets, countFigureSheets } from "./figuresBook.ts";
import { buildFigureWords } from "./figureWords.ts";

const Asked = PeriodInput.extend({ by: z.enum(["direction", "team", "position"]) });

function toPeriods({ kind, day }: z.infer<typeof Asked>) {
  const { start } = findPeriod(kind, day);
  return { kind, from: start, to: start };
}

/** Parts of the company in one page, each with a line for each of its figures. */
const cutsAtOnce = 100;

async function readCuts({ tx, actor }: ReadCall, asked: z.infer<typeof Asked>, cursor?: string) {
  const page = await readFigures(tx, actor, { ...asked, cursor, limit: cutsAtOnce });
  // Read beside each page, written once.
  return { ...page, company: cursor ? null : page.company };
}

async function readLines(call: ReadCall, asked: z.infer<typeof Asked>, cursor?: string) {
  const page = await readCuts(call, asked, cursor);
  return { items: listFigureLines(page), nextCursor: page.nextCursor };
}

/** What all pages have together, read through once before the first row is written. */
async function survey(call: ReadCall, asked: z.infer<typeof Asked>) {
  const measures = new Map<string, Measure>();
  let [lines, cuts, hasIndex, cursor]: [number, number, boolean, string | undefined] = [
    0,
    0,
    false,
    undefined,
  ];
  do {
    const page: Awaited<ReturnType<typeof readCuts>> = await readCuts(call, asked, cursor);
    for (const measure of page.measures) measures.set(measure.key, measure);
    lines += listFigureLines(page).length;
    cuts += listFigureRows(page).length;
    hasIndex ||= page.weights !== null;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { lines, cuts, measures: [...measures.values()], hasIndex };
}

/** The workbook: a row for each part of the company, then each figure by itself with its number of people. */
async function buildBook(call: ReadCall, asked: z.infer<typeof Asked>, language: Language) {
  const { kind, day, by } = asked;
  const { measures, hasIndex } = await survey(call, asked);
  const { figures: texts } = buildFigureWords(language).texts;
  const sheets = buildFigureSheets({
    language,
    by,
    period: formatPeriod(language, findPeriod(kind, day)),
    measures,
    hasIndex,
    async read(one, cursor) {
      const page = await readCuts(one, asked, cursor);
      return { items: listFigureRows(page), nextCursor: page.nextCursor };
    },
  });
  return [
    ...sheets,
    defineBookSheet({
      name: texts.sheets.lines,
      columns: listLineColumns(language, asked),
      read: (one, cursor) => readLines(one, asked, cursor),
    }),
  ];
}

function listLineColumns(language: Language, { kind, day, by }: z.infer<typeof Asked>) {
  const words = buildFigureWords(language);
  const { heads, ...texts } = words.texts.figures;
  const period = formatPeriod(language, findPeriod(kind, day));
  const sayScale = (measure: FigureLine["measure"]) => {
    if (measure === "all") return null;
    return measure === "index" ? texts.scales.index : texts.scales.mean;
  };
  const columns: Sheet<FigureLine>["columns"] = [
    { header: heads[by], cell: ({ cut }) => words.cut(cut), width: 32 },
    { header: texts.measure, cell: ({ measure }) => words.measure(measure), width: 36 },
    { header: texts.period, cell: () => period, width: 20 },
    { header: texts.scale, cell: ({ measure }) => sayScale(measure), width: 12 },
    { header: texts.value, cell: ({ cell, measure }) => words.figure(cell, measure === "index"), width: 12 },
    { header: texts.from, cell: ({ cell, measure }) => words.from(cell, measure === "index"), width: 10 },
    { header: texts.to, cell: ({ cell, measure }) => words.to(cell, measure === "index"), width: 10 },
    { header: texts.people, cell: ({ cell }) => words.people(cell), width: 12 },
    { header: texts.asOf, cell: ({ asOf }) => asOf && { date: asOf }, width: 18 },
    { header: texts.reason, cell: ({ cell }) => words.reason(cell), width: 60 },
  ];
  return columns;
}

/** The figures of a period by parts of the company, as the pages of the reader print them. */
export const figuresExport = defineExport({
  name: "companyFigures",
  allow: "evaluate",
  input: Asked,
  read: readLines,
  async total(call, asked, format) {
    const { lines, cuts, measures, hasIndex } = await survey(call, asked);
    return format === "xlsx" ? lines + cuts * countFigureSheets({ measures, hasIndex }) : lines;
  },
  sheetIn(language, _now, asked) {
    const { titles } = buildFigureWords(language).texts.figures;
    const period = formatPeriod(language, findPeriod(asked.kind, asked.day));
    return {
      name: say(language, titles[asked.by], { period }),
      columns: listLineColumns(language, asked),
    };
  },
  book: buildBook,
  rights: {
    note: ({ tx, actor }, asked) => noteRightsOverFigures(tx, actor, toPeriods(asked)),
    isLost: ({ tx, actor }, asked, { noted }) => hasLostRightsOverFigures(tx, actor, toPeriods(asked), noted),
  },
});
