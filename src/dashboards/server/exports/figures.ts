import * as z from "zod";
import { PeriodInput } from "#analytics/contract/figures.ts";
import { digestReaderOfFigures } from "#analytics/server/readerOfFigures.ts";
import { readFigures } from "#analytics/server/readFigures.ts";
import { defineExport } from "#exports/server/kind.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { findPeriod } from "#platform/periods.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import { say } from "#platform/texts.ts";
import { listFigureLines, type FigureLine } from "../../rules/figureLines.ts";
import { buildFigureWords } from "./figureWords.ts";

const Asked = PeriodInput.extend({ by: z.enum(["direction", "team", "position"]) });

/** Parts of the company in one page, each with a line for each of its figures. */
const cutsAtOnce = 100;

async function readPage({ tx, actor }: ReadCall, asked: z.infer<typeof Asked>, cursor?: string) {
  const { company, nextCursor, ...page } = await readFigures(tx, actor, {
    ...asked,
    cursor,
    limit: cutsAtOnce,
  });
  // Read beside each page, written once.
  return { items: listFigureLines({ ...page, company: cursor ? null : company }), nextCursor };
}

/** The figures of a period by parts of the company, as the pages of the reader print them: a line for each figure. */
export const figuresExport = defineExport({
  name: "companyFigures",
  allow: "evaluate",
  input: Asked,
  read: readPage,
  async total(call, asked) {
    let [lines, cursor]: [number, string | undefined] = [0, undefined];
    do {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(call, asked, cursor);
      lines += page.items.length;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return lines;
  },
  sheetIn(language, _now, { kind, day, by }) {
    const words = buildFigureWords(language);
    const { titles, heads, ...texts } = words.texts.figures;
    return {
      name: say(language, titles[by], { period: formatPeriod(language, findPeriod(kind, day)) }),
      columns: [
        { header: heads[by], cell: ({ cut }: FigureLine) => words.cut(cut), width: 32 },
        { header: texts.measure, cell: ({ measure }) => words.measure(measure), width: 36 },
        { header: texts.value, cell: ({ cell, measure }) => words.value(cell, measure === "index") },
        { header: texts.people, cell: ({ cell }) => words.people(cell), width: 12 },
        { header: texts.asOf, cell: ({ asOf }) => asOf && { date: asOf }, width: 14 },
      ],
    };
  },
  basis({ tx, actor }, { kind, day }) {
    const { start } = findPeriod(kind, day);
    return digestReaderOfFigures(tx, actor, { from: start, to: start });
  },
});
