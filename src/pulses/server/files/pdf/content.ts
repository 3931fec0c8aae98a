import type { PulseCutCell, PulseHighlight, ThemeMean, WholeCell } from "#disclosure/contract/pulse.ts";
import { systemDays } from "#disclosure/rules/system.ts";
import type { TypesetData } from "#platform/server/typesetting/data.ts";
import { formatDay, formatList, formatNumber } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulseQuestion } from "../../../contract/content.ts";
import type { PulseReport } from "../../../contract/report.ts";
import {
  findOtherWording,
  hasHiddenQuestion,
  listRewordedSince,
  type OtherWording,
} from "../../../rules/reportTrend.ts";
import { chooseReworded } from "../../../rules/wording.ts";
import { pulseCutKinds } from "../../../vocabulary.ts";
import { buildFileWords, type FileWords } from "../words.ts";
import { buildTrend, listNumbered } from "./trend.ts";

export interface PrintedReport {
  report: PulseReport;
  language: Language;
  company: string;
  /** The company's day on which it is made. */
  today: string;
}

/** What the document says, in words: the template only lays it out. */
export function buildPulseContent({ report, language, company, today }: PrintedReport) {
  const words = buildFileWords(language);
  const { pdf } = words.texts;
  const { snapshot, content, opensOn, closesOn, asked, answers, threshold } = report;
  const long = (day: string) => formatDay(language, day);
  const isEnough = answers !== null;
  const shown = isEnough ? snapshot : null;
  return {
    language,
    title: words.say(pdf.title, { name: words.name(content) }),
    kicker: words.say(pdf.kicker, { from: long(opensOn), to: long(closesOn) }),
    company,
    participation:
      answers === null
        ? words.say(pdf.participationOfFew, { least: threshold, asked })
        : words.say(pdf.participation, { count: answers, answers, asked }),
    few: isEnough ? "" : words.say(pdf.few, { threshold }),
    highlights: {
      title: pdf.highlights,
      items: (shown?.highlights ?? []).map((one) => sayHighlight(one, report, words)),
    },
    note: buildNote(report, words),
    themes: {
      title: pdf.themes,
      intro: pdf.themesIntro,
      rows: (shown?.themes ?? []).map(({ theme, mean }) => ({
        name: words.theme(theme),
        value: words.themeMean(mean),
        ...toBarEnds(mean),
      })),
    },
    questions: {
      title: pdf.questions,
      intro: shown && hasHiddenQuestion(shown) ? words.say(pdf.someHidden, { days: systemDays }) : "",
      rows: shown ? buildQuestions(report, words) : [],
    },
    cuts: { title: pdf.cuts, intro: pdf.cutsIntro, tables: shown ? buildCuts(report, words) : [] },
    trend: shown ? buildTrend(report, words) : null,
    comments: {
      title: pdf.comments,
      intro: pdf.commentsIntro,
      groups: shown ? buildComments(report, words) : [],
    },
    method: {
      title: pdf.method,
      lines: [...pdf.methodLines.map((line) => words.say(line, { threshold })), pdf.seenBy[report.reader]],
    },
    footer: { page: pdf.page, made: words.say(pdf.made, { date: long(today) }) },
  } satisfies TypesetData;
}

/** A range is drawn as one. */
function toBarEnds(mean: ThemeMean): { share: number; to: number } {
  const [from, to] = mean.form === "value" ? [mean.value, mean.value] : [mean.from, mean.to];
  return { share: (from - 1) / 4, to: (to - 1) / 4 };
}

function sayHighlight(highlight: PulseHighlight, report: PulseReport, words: FileWords): string {
  const { pdf } = words.texts;
  if ("theme" in highlight)
    return words.say(pdf[highlight.kind], {
      theme: words.theme(highlight.theme),
      mean: words.themeMean(highlight.mean),
    });
  const question = report.content.questions.find(({ key }) => key === highlight.question);
  const figure = (one: typeof highlight.now) => ("from" in one ? words.signed(one.value) : words.mean(one));
  const previous = report.earlier.findLast((run) => run !== null);
  const sentence = words.say(pdf[highlight.kind], {
    question: words.say(pdf.quoted, { question: question ? trim(words.question(question).text) : "" }),
    before: figure(highlight.before),
    now: figure(highlight.now),
  });
  const reworded = chooseReworded(listRewordedSince(report, previous, highlight.question), words.language);
  if (!reworded) return sentence;
  return `${sentence} ${reworded === words.language ? pdf.rewordedSince : pdf.rewordedSinceElsewhere}`;
}

const trim = (sentence: string) => sentence.replace(/[.\s]+$/u, "");

function buildNote({ note }: PulseReport, words: FileWords) {
  const { pdf } = words.texts;
  if (!note || (note.text === "" && note.actions.length === 0)) return null;
  const day = (date: string) => formatDay(words.language, date, "medium");
  return {
    title: pdf.note,
    draft: note.publishedOn === null ? pdf.draft : "",
    paragraphs: note.text.split(/\n+/u).filter((line) => line.trim() !== ""),
    actions: note.actions.map(({ text, ownerName, dueOn, doneOn }) => {
      const facts = [
        ...(ownerName ? [ownerName] : []),
        ...(doneOn ? [words.say(pdf.done, { date: day(doneOn) })] : []),
        ...(dueOn && !doneOn ? [words.say(pdf.due, { date: day(dueOn) })] : []),
      ];
      return facts.length > 0 ? words.say(pdf.by, { text, facts: facts.join(", ") }) : text;
    }),
  };
}

function buildQuestions(report: PulseReport, words: FileWords) {
  return listNumbered(report).map(({ number, question, result: { whole } }) => {
    const { text, lang } = words.question(question);
    const reworded = sayReworded(findOtherWording(report, question.key, words.language), words);
    return { number, text, lang, reworded, ...sayWhole(question, whole, words) };
  });
}

function sayReworded(other: OtherWording | null, { language, say, texts: { pdf } }: FileWords): string {
  if (!other) return "";
  return say(other.language === language ? pdf.reworded : pdf.rewordedElsewhere, {
    day: formatDay(language, other.opensOn, "medium"),
    text: other.text,
  });
}

// A type, not an interface: the data of a template have an index.
type Bar = { label: string; count: string; share: number };

function sayWhole(question: PulseQuestion, cell: WholeCell, words: FileWords) {
  const { texts, language } = words;
  if (cell.form === "hidden") return { value: texts.masked, detail: "", bars: [] as Bar[] };
  // Of all answers, as on the page.
  const toBars = (counts: readonly { key: string; count: number }[]): Bar[] =>
    counts.map(({ key, count }) => ({
      label: words.level(question, key),
      count: formatNumber(language, count),
      share: count / cell.answers,
    }));
  const toLevels = (levels: readonly number[] | null, first: number) =>
    toBars((levels ?? []).map((count, index) => ({ key: String(first + index), count })));
  const answers = words.say(texts.answers, { count: cell.answers });
  if (cell.form === "options") return { value: answers, detail: "", bars: toBars(cell.options) };
  if (cell.form === "scale")
    return { value: words.mean(cell.mean), detail: answers, bars: toLevels(cell.levels, 1) };
  const range = cell.enps && words.say(texts.pdf.enpsIntro, { between: words.enpsRange(cell.enps) });
  return {
    value: cell.enps ? words.signed(cell.enps.value) : texts.masked,
    detail: [
      words.say(texts.pdf.enpsMean, { mean: words.mean(cell.mean) }),
      answers,
      ...(range ? [range] : []),
    ].join(" · "),
    bars: toLevels(cell.levels, 0),
  };
}

/** A table for each kind of part, a column for each question. */
function buildCuts(report: PulseReport, words: FileWords) {
  const numbered = listNumbered(report);
  return pulseCutKinds.flatMap((kind) => {
    const rows = words.sortCuts(report.cuts.filter((cut) => cut.kind === kind)).map((cut) => ({
      name: words.cut(cut),
      cells: numbered.map(({ question, result }) => {
        const cell = result.cuts.find((one) => one.cut === cut.cut)?.cell ?? { form: "hidden" as const };
        return { words: sayCut(question, cell, words), isHidden: cell.form === "hidden" };
      }),
    }));
    if (rows.length === 0) return [];
    const isMasked = ({ cells }: (typeof rows)[number]) => cells.every(({ isHidden }) => isHidden);
    const masked = rows.filter(isMasked).map(({ name }) => name);
    return [
      {
        title: words.texts.kinds[kind],
        columns: numbered.map(({ number }) => String(number)),
        rows: rows.filter((row) => !isMasked(row)),
        masked:
          masked.length > 0
            ? words.say(words.texts.pdf.allMasked, { names: formatList(words.language, masked) })
            : "",
      },
    ];
  });
}

function sayCut(question: PulseQuestion, cell: PulseCutCell, words: FileWords): string {
  const { texts } = words;
  switch (cell.form) {
    case "hidden":
      return texts.masked;
    case "scale":
      return words.mean(cell.mean);
    case "enps":
      return cell.enps
        ? words.say(texts.pdf.tens, {
            value: words.signed(cell.enps.value),
            between: words.enpsRange(cell.enps),
            mean: words.mean(cell.mean),
          })
        : words.say(texts.pdf.enpsMean, { mean: words.mean(cell.mean) });
    case "options":
      return cell.options
        .map(({ key, percent }) =>
          words.say(texts.pdf.share, { level: words.level(question, key), share: words.share(percent) }),
        )
        .join("; ");
  }
}

function buildComments({ snapshot, content }: PulseReport, words: FileWords) {
  const { withheldComments, noComments } = words.texts;
  return (snapshot?.comments ?? []).map(({ question, paragraphs }) => {
    const asked = content.questions.find(({ key }) => key === question);
    const { text, lang } = asked ? words.question(asked) : { text: "", lang: words.language };
    return {
      title: text,
      lang,
      paragraphs: paragraphs ?? [],
      none:
        paragraphs === null
          ? words.say(withheldComments, { threshold: snapshot?.threshold ?? 0 })
          : paragraphs.length === 0
            ? noComments
            : "",
    };
  });
}
