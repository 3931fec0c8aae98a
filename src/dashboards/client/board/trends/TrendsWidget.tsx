import { formatChange, sayTrend } from "#analytics/client/explain/describeTrend.ts";
import { en } from "#analytics/client/explain/texts.en.ts";
import { fr } from "#analytics/client/explain/texts.fr.ts";
import type { CutTrends } from "#analytics/contract/figures.ts";
import { readTrend } from "#analytics/rules/explain/explainTrend.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { namePeriod } from "#platform/periodInSentence.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList } from "#platform/texts.ts";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { formatStep } from "#reports/client/explain/sums.ts";
import { countTrends } from "../../../rules/countTrends.ts";
import { toChartValue } from "../../../rules/figures.ts";
import { findCommonStart, findGreatestMargin, listChanges } from "../../../rules/trendNotes.ts";
import { useFigureWords } from "../figures/useFigureWords.ts";
import type { PartKind } from "../figures/useFigures.ts";
import type { NamedPart } from "../view/boardAddress.ts";
import { Widget, type WidgetContent } from "../Widget.tsx";
import { TrendChart, type TrendRow } from "./TrendChart.tsx";
import styles from "./trends.module.css";
import { useTrends } from "./useTrends.ts";

interface TrendsWidgetProps {
  kind: FigurePeriodKind;
  /** Any day of the last period. */
  day: string;
  /** Whose they are; the whole company, or the first group of a manager by this grouping, where none is given. */
  cut?: NamedPart | null;
  by?: PartKind;
}

/** The measures of a part of the company over eight periods; what chance may explain is called noise, with its margin. */
export function TrendsWidget({ kind, day, cut = null, by = "team" }: TrendsWidgetProps) {
  const { figures, trend: texts } = useTexts("board");
  const { language } = useLanguage();
  const say = useSay();
  const words = useFigureWords();
  const { query, isWithoutGroup } = useTrends({ kind, start: day }, { cut, by });
  const speech = { language, texts: { fr, en }[language] };
  const name = (start: string) => formatPeriod(language, { kind, start });
  const since = (start: string) => say(texts.since, { period: namePeriod(language, { kind, start }) });

  function describe(data: CutTrends): WidgetContent {
    const rows = data.measures.map((measure): TrendRow => {
      const values = measure.cells.map(({ cell }) => toChartValue(cell));
      const reading = readTrend(measure.cells, data.periods, data.spread);
      return {
        measure,
        name: words.measure(measure),
        values,
        last: words.valueOrMasked(values.at(-1) ?? null),
        reading,
        change: reading.kind === "change" ? formatChange(reading, speech) : null,
        sentence: sayTrend(reading, speech),
      };
    });
    const sheet = {
      name: `${texts.file}-${data.periods.at(-1) ?? ""}`,
      rows: [
        [texts.measure, ...data.periods.map(name)],
        ...rows.map((row) => [row.name, ...row.values.map(words.valueOrMasked)]),
      ],
    };
    if (rows.length === 0) return { finding: texts.none, table: null, sheet };
    const changes = listChanges(rows.map(({ reading }) => reading));
    const common = findCommonStart(changes);
    return {
      ...sayFinding(rows, common),
      chart: (
        <>
          <TrendChart
            cut={data.cut}
            asOf={data.asOf}
            kind={kind}
            rows={rows}
            since={common === null ? since : null}
          />
          {sayMargin(changes)}
        </>
      ),
      table: (
        <ChartTable
          caption={texts.title}
          head={texts.measure}
          columns={data.periods.map((start) => ({ key: start, label: name(start) }))}
          rows={rows.map((row) => ({
            key: row.measure.key,
            header: row.name,
            cells: row.values.map(words.valueOrMasked),
          }))}
        />
      ),
      sheet,
    };
  }

  /** What has moved beyond chance, by its name; that nothing has; or that there is nothing to compare with. */
  function sayFinding(rows: readonly TrendRow[], common: string | null) {
    const { up, down, noise } = countTrends(rows.map(({ reading }) => reading));
    const period = common === null ? texts.sinceBefore : since(common);
    if (up + down + noise === 0) return { finding: texts.nothing };
    if (up + down === 0) return { finding: say(texts.calm, { since: period }) };
    const named = (state: "up" | "down") =>
      formatList(
        language,
        rows.flatMap(({ reading, name: measure }) =>
          reading.kind === "change" && reading.state === state ? [measure] : [],
        ),
      );
    return {
      number: [down > 0 && say(texts.downs, { count: down }), up > 0 && say(texts.ups, { count: up })]
        .filter(Boolean)
        .join(" · "),
      finding: [
        say(texts.beyond, { since: period }),
        down > 0 && say(texts.fallen, { measures: named("down") }),
        up > 0 && say(texts.risen, { measures: named("up") }),
        noise > 0 && texts.rest,
      ]
        .filter(Boolean)
        .join(" "),
    };
  }

  /** What « dans le bruit » means here, once for all rows. */
  function sayMargin(changes: ReturnType<typeof listChanges>) {
    const greatest = findGreatestMargin(changes);
    const isAlone = changes.length > 0 && changes.every(({ noise }) => noise === null);
    if (!greatest && !isAlone) return null;
    return (
      <p className={styles.margin}>
        {greatest
          ? say(texts.margin, {
              margin: formatStep(language, greatest.margin, { decimals: greatest.decimals, least: 1 }),
            })
          : texts.alone}
      </p>
    );
  }

  if (isWithoutGroup) return null;
  const { data } = query;
  const intro = data && [
    words.cut(data.cut),
    ...(data.asOf ? [say(figures.figuresOf, { date: formatDay(language, data.asOf) })] : []),
  ];
  return (
    <Widget title={texts.title} intro={intro?.join(" · ")} query={query}>
      {describe}
    </Widget>
  );
}
