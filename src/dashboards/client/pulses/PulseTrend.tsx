import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { formatDay, formatList, formatNumber, say, translated } from "#platform/texts.ts";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Query } from "#platform/ui/page/QueryView.tsx";
import type { SeriesTrend, TrendFigure, TrendMeasure } from "#pulses/contract/trends.ts";
import { computeShare } from "../../rules/participation.ts";
import { Widget, type WidgetContent } from "../board/Widget.tsx";
import { PulseTrendChart, PulseTrendNotes, selectLine } from "./PulseTrendChart.tsx";
import { namePart, pulseTexts, quoteQuestion, sayFigure } from "./words.ts";

interface PulseTrendProps {
  title: string;
  query: Query<{ trend: SeriesTrend | null }> & { isPlaceholderData?: boolean };
  /** Where no closed run has anything of it. */
  none: ReactNode;
}

type Run = NonNullable<SeriesTrend["runs"][number]>;

/** The series of the run that closed last: participation, what has moved beyond noise, and a line for each question. */
export function PulseTrend({ title, query, none }: PulseTrendProps) {
  const { language } = useLanguage();
  const texts = pulseTexts[language];
  const trend = query.data?.trend;
  const intro =
    trend &&
    say(language, texts.intro, {
      name: translated(language, trend.name).text,
      part: namePart(language, trend),
    });
  return (
    <Widget title={title} intro={intro} query={query} room={420}>
      {(data) => describe(data.trend)}
    </Widget>
  );

  function describe(shown: SeriesTrend | null): WidgetContent {
    const last = shown?.runs.at(-1);
    if (!shown || !last) return { finding: none, table: null, sheet: { name: texts.file, rows: [] } };
    const openedOn = formatDay(language, last.opensOn);
    const name = translated(language, shown.name).text;
    const head = {
      number: sayShare(last),
      finding: [
        sayAnswered(last, openedOn, shown.part !== null),
        ...(shown.measures.length === 0 ? [texts.unmeasured] : sayMoves(shown)),
      ].join(" "),
      foot: (
        <p>
          <InternalLink
            to={paths.pulseReport(last.id)}
            aria-label={say(language, texts.readNamed, { name, date: openedOn })}
          >
            {texts.read}
          </InternalLink>
        </p>
      ),
    };
    const { columns, rows } = tabulate(shown);
    const sheet = {
      name: `${texts.file}-${last.opensOn}`,
      rows: [
        [texts.question, ...columns.map(({ label }) => label)],
        ...rows.map(({ header, cells }) => [header, ...cells]),
      ],
    };
    const table = (
      <>
        <ChartTable caption={title} head={texts.question} columns={columns} rows={rows} />
        <PulseTrendNotes trend={shown} />
      </>
    );
    if (shown.measures.length === 0) return { ...head, table, sheet };
    return { ...head, chart: <PulseTrendChart trend={shown} />, table, sheet };
  }

  function sayShare({ asked, answers, threshold }: Run): string {
    if (answers === null) return say(language, texts.few, { least: threshold });
    const share = formatNumber(language, computeShare({ invited: asked, finished: answers }));
    return say(language, texts.number, { share });
  }

  function sayAnswered({ asked, answers, threshold }: Run, date: string, isOfAll: boolean): string {
    if (answers === null) {
      const words = isOfAll ? texts.answeredByFewOfAll : texts.answeredByFew;
      return say(language, words, { least: threshold, asked, date });
    }
    const words = isOfAll ? texts.answeredByAll : texts.answered;
    return say(language, words, { count: answers, asked, answers, date });
  }

  /** What is up and what is down beyond noise, by its question. */
  function sayMoves({ measures }: SeriesTrend): string[] {
    const states = measures.map((measure) => ({ measure, state: selectLine(measure).change?.state }));
    const quote = (which: "up" | "down") =>
      formatList(
        language,
        states.flatMap(({ measure, state }) => (state === which ? [quoteQuestion(language, measure)] : [])),
      );
    const isMasked = measures.every((measure) => selectLine(measure).figures.at(-1)?.form === "hidden");
    if (isMasked) return [texts.allMasked];
    const has = (which: "up" | "down" | "noise") => states.some(({ state }) => state === which);
    if (!has("up") && !has("down")) return [has("noise") ? texts.calm : texts.first];
    return [
      ...(has("down") ? [say(language, texts.fallen, { questions: quote("down") })] : []),
      ...(has("up") ? [say(language, texts.risen, { questions: quote("up") })] : []),
      ...(has("noise") ? [texts.rest] : []),
    ];
  }

  /** A column for each run, and one where the line breaks. */
  function tabulate({ runs, measures, part }: SeriesTrend) {
    const columns = runs.map((run, index) => ({
      key: String(index),
      label: run ? formatDay(language, run.opensOn, "medium") : texts.gap,
    }));
    const write = (figures: readonly TrendFigure[], isPart: boolean) =>
      runs.map((run, index) => (run ? sayFigure(language, figures[index], isPart) : ""));
    const share = runs.map((run) => (run ? sayShare(run) : ""));
    const lines = (measure: TrendMeasure) => {
      const header = translated(language, measure.wording).text;
      const own = { key: measure.key, header, cells: write(selectLine(measure).figures, part !== null) };
      if (!part) return [own];
      return [
        { ...own, header: `${header} (${part.name})` },
        {
          key: `${measure.key} whole`,
          header: `${header} (${texts.whole})`,
          cells: write(measure.whole.figures, false),
        },
      ];
    };
    return {
      columns,
      rows: [...measures.flatMap(lines), { key: "participation", header: texts.participation, cells: share }],
    };
  }
}
