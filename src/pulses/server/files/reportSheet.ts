import type { PulseCutCell, PulseMean, WholeCell } from "#disclosure/contract/pulse.ts";
import type { Cell, Sheet } from "#platform/server/export/sheet.ts";
import { formatDay } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulseQuestion } from "../../contract/content.ts";
import type { PulseReport } from "../../contract/report.ts";
import { findOtherWording } from "../../rules/reportTrend.ts";
import { buildFileWords, type FileWords } from "./words.ts";

/** One figure, or one comment. */
export interface ReportLine {
  kind: string;
  group: string;
  question: string | null;
  theme: string | null;
  measure: string;
  value: Cell;
  precision: string | null;
}

export function sheetIn(language: Language, report: PulseReport): Sheet<ReportLine> {
  const words = buildFileWords(language);
  const { columns, file } = words.texts;
  return {
    name: words.say(file, { name: words.name(report.content), date: formatDay(language, report.opensOn) }),
    columns: [
      { header: columns.kind, cell: ({ kind }) => kind, width: 16 },
      { header: columns.group, cell: ({ group }) => group, width: 28 },
      { header: columns.question, cell: ({ question }) => question, width: 52 },
      { header: columns.theme, cell: ({ theme }) => theme, width: 24 },
      { header: columns.measure, cell: ({ measure }) => measure, width: 30 },
      { header: columns.value, cell: ({ value }) => value, width: 40 },
      { header: columns.precision, cell: ({ precision }) => precision, width: 40 },
    ],
  };
}

/** What the page shows of a closed run, a line for each figure: the whole, then each part, then what people wrote. */
export function listReportLines(language: Language, report: PulseReport): ReportLine[] {
  const { snapshot, content, cuts } = report;
  if (!snapshot) return [];
  const words = buildFileWords(language);
  const { measures, company, kind, masked, withheldComments } = words.texts;
  const ofAll = { kind: kind.company, group: company, question: null, theme: null, precision: null };
  const questions = new Map(content.questions.map((question) => [question.key, question]));
  const results = snapshot.questions.flatMap((result) => {
    const question = questions.get(result.key);
    return question ? [{ result, question }] : [];
  });
  const place = (
    { question, result }: (typeof results)[number],
    { kind: ofKind, group }: Pick<Place, "kind" | "group">,
  ) => ({
    kind: ofKind,
    group,
    question: words.question(question).text,
    theme: result.theme && words.theme(result.theme),
  });
  return [
    { ...ofAll, measure: measures.asked, value: report.asked },
    {
      ...ofAll,
      measure: measures.answered,
      value: report.answers ?? words.say(words.texts.fewerThan, { least: report.threshold }),
    },
    ...snapshot.themes.map(({ theme, mean }) => ({
      ...ofAll,
      theme: words.theme(theme),
      measure: measures.theme,
      value: mean.form === "value" ? { score: mean.value } : words.themeMean(mean),
      precision: mean.form === "value" && mean.end ? words.texts[mean.end] : null,
    })),
    ...results.flatMap((one) => [
      ...listCell({ ...one, cell: one.result.whole }, place(one, ofAll), words),
      ...listReworded(report, place(one, ofAll), one.result.key, words),
    ]),
    ...words.sortCuts(cuts).flatMap((cut) =>
      results.flatMap((one) => {
        const cell = one.result.cuts.find((each) => each.cut === cut.cut)?.cell;
        return cell
          ? listCell({ ...one, cell }, place(one, { kind: kind[cut.kind], group: words.cut(cut) }), words)
          : [];
      }),
    ),
    ...snapshot.comments.flatMap(({ question, paragraphs }): ReportLine[] => {
      const asked = question === null ? undefined : questions.get(question);
      const line = {
        ...ofAll,
        question: asked ? words.question(asked).text : null,
        theme: asked ? words.theme(asked.theme) : null,
        measure: measures.comment,
      };
      return paragraphs === null
        ? [
            {
              ...line,
              value: masked,
              precision: words.say(withheldComments, { threshold: snapshot.threshold }),
            },
          ]
        : paragraphs.map((value) => ({ ...line, value }));
    }),
  ];
}

/** The words that a question had before: what it is compared with in the files of earlier runs. */
function listReworded(report: PulseReport, place: Place, key: string, words: FileWords): ReportLine[] {
  const other = findOtherWording(report, key, words.language);
  if (!other) return [];
  const { measures, until } = words.texts;
  return [
    {
      ...place,
      measure: other.language === words.language ? measures.reworded : measures.rewordedElsewhere,
      value: other.text,
      precision: words.say(until, { day: formatDay(words.language, other.opensOn) }),
    },
  ];
}

type Place = Pick<ReportLine, "kind" | "group" | "question" | "theme">;

function listCell(
  { question, cell }: { question: PulseQuestion; cell: WholeCell | PulseCutCell },
  place: Place,
  words: FileWords,
): ReportLine[] {
  const { measures, masked, maskedReason } = words.texts;
  const hidden = (measure: string) => ({ ...place, measure, value: masked, precision: maskedReason });
  const mean = ({ value, end }: PulseMean) => ({
    ...place,
    measure: measures.mean,
    value: { score: value },
    precision: end ? words.texts[end] : null,
  });
  const levels = (counts: readonly number[] | null, first: number) =>
    counts === null
      ? [hidden(measures.spread)]
      : counts.map((value, index) => ({
          ...place,
          measure: words.say(measures.level, { level: words.level(question, String(first + index)) }),
          value,
          precision: null,
        }));
  switch (cell.form) {
    case "hidden":
      return [
        hidden(
          question.type === "enps"
            ? measures.enps
            : question.type === "scale"
              ? measures.mean
              : measures.spread,
        ),
      ];
    case "scale":
      return [mean(cell.mean), ...("levels" in cell ? levels(cell.levels, 1) : [])];
    case "enps":
      return [
        cell.enps
          ? {
              ...place,
              measure: measures.enps,
              value: cell.enps.value,
              precision:
                "answers" in cell
                  ? words.enpsRange(cell.enps)
                  : words.say(words.texts.inTens, { between: words.enpsRange(cell.enps) }),
            }
          : hidden(measures.enps),
        mean(cell.mean),
        ...("levels" in cell ? levels(cell.levels, 0) : []),
      ];
    case "options":
      return listOptions(cell).map(({ key, ...figure }) => {
        const level = words.level(question, key);
        return "count" in figure
          ? { ...place, measure: words.say(measures.level, { level }), value: figure.count, precision: null }
          : {
              ...place,
              measure: words.say(measures.share, { level }),
              value: words.share(figure.percent),
              precision: null,
            };
      });
  }
}

type Options = Extract<WholeCell | PulseCutCell, { form: "options" }>;
const listOptions = ({ options }: Options): ({ key: string } & ({ count: number } | { percent: number }))[] =>
  options;
