import * as z from "zod";
import { PeriodInput } from "#analytics/contract/figures.ts";
import { findCut } from "#analytics/server/cuts.ts";
import { hasLostRightsOverFigures, noteRightsOverFigures } from "#analytics/server/readerOfFigures.ts";
import { readTrends, trendPeriods } from "#analytics/server/readTrends.ts";
import { cutKinds } from "#analytics/vocabulary.ts";
import { defineExport } from "#exports/server/kind.ts";
import { refuse } from "#platform/errors.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { findPeriod, movePeriod } from "#platform/periods.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import { say } from "#platform/texts.ts";
import { listTrendLines, type TrendLine } from "../../rules/figureLines.ts";
import { buildFigureWords } from "./figureWords.ts";

const Asked = PeriodInput.extend({ cut: z.enum(cutKinds), cutId: z.uuid().optional() });

function toPeriods({ kind, day }: z.infer<typeof Asked>) {
  const last = findPeriod(kind, day);
  return { kind, from: movePeriod(last, 1 - trendPeriods).start, to: last.start };
}

const readLines = async ({ tx, actor }: ReadCall, asked: z.infer<typeof Asked>) =>
  listTrendLines(await readTrends(tx, actor, asked));

/** The figures of one part of the company over the periods up to a day; what chance may explain is said to be so. */
export const trendsExport = defineExport({
  name: "companyTrends",
  allow: "evaluate",
  input: Asked,
  read: async (call, asked) => ({ items: await readLines(call, asked), nextCursor: null }),
  total: async (call, asked) => (await readLines(call, asked)).length,
  sheetIn(language, _now, { kind, day }) {
    const words = buildFigureWords(language);
    const texts = words.texts.trends;
    const name = (period: string) => formatPeriod(language, { kind, start: period });
    const nameSet = ({ cell, questions }: TrendLine) => {
      if (cell.form === "masked") return null;
      return questions === null ? texts.mixed : say(language, texts.set, { count: questions });
    };
    const sayReading = ({ reading }: TrendLine) => {
      if (!reading || reading.kind === "hidden") return null;
      if (reading.kind !== "change") return texts.readings[reading.kind];
      return say(language, texts.readings[reading.state], { period: name(reading.past.start) });
    };
    return {
      name: say(language, texts.title, { period: name(findPeriod(kind, day).start) }),
      columns: [
        { header: texts.cut, cell: ({ cut }: TrendLine) => words.cut(cut) },
        { header: texts.measure, cell: ({ measure }) => words.measure(measure), width: 36 },
        { header: texts.period, cell: ({ start }) => name(start), width: 18 },
        { header: texts.value, cell: ({ cell }) => words.figure(cell), width: 14 },
        { header: texts.from, cell: ({ cell }) => words.from(cell), width: 10 },
        { header: texts.to, cell: ({ cell }) => words.to(cell), width: 10 },
        { header: texts.people, cell: ({ cell }) => words.people(cell), width: 12 },
        { header: texts.questions, cell: nameSet, width: 12 },
        { header: texts.change, cell: sayReading, width: 40 },
        { header: texts.reason, cell: ({ cell }) => words.reason(cell), width: 60 },
      ],
    };
  },
  async title({ tx, actor }, { kind, day, cut, cutId }, language) {
    const words = buildFigureWords(language);
    const of = (await findCut(tx, actor, { kind: cut, id: cutId })) ?? refuse("not_found");
    const period = formatPeriod(language, findPeriod(kind, day));
    return say(language, words.texts.trends.titleOf, { cut: words.cut(of), period });
  },
  rights: {
    note: ({ tx, actor }, asked) => noteRightsOverFigures(tx, actor, toPeriods(asked)),
    isLost: ({ tx, actor }, asked, { noted }) => hasLostRightsOverFigures(tx, actor, toPeriods(asked), noted),
  },
});
