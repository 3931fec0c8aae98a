import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { analytics } from "#analytics/client/queries.ts";
import type { CutTrends } from "#analytics/contract/figures.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { LineChart } from "#platform/ui/charts/LineChart.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { formatPeriod } from "#platform/ui/periods/formatPeriod.ts";
import { toChartValue, type FigurePeriod } from "../../../rules/figures.ts";
import { findLastTrend } from "../../../rules/lastTrend.ts";
import { Widget, type WidgetContent } from "../Widget.tsx";
import styles from "./figures.module.css";
import { useFigureWords } from "./useFigureWords.ts";

const axis = { from: 1, to: 5, ticks: [1, 2, 3, 4, 5] };

/** A measure of the whole company over the last eight periods; what chance may explain is said to be so. */
export function TrendWidget({ period }: { period: FigurePeriod }) {
  const { figures, trend: texts } = useTexts("board");
  const { language } = useLanguage();
  const say = useSay();
  const words = useFigureWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery(
    analytics.trends.queryOptions({
      input: { kind: period.kind, day: period.start, cut: "company" },
      placeholderData: keepPreviousData,
    }),
  );
  const name = (start: string) => formatPeriod(language, { kind: period.kind, start });
  const find = ({ measures }: CutTrends) => measures.find(({ key }) => key === chosen) ?? measures[0];
  const shown = query.data && find(query.data);
  const describe = (data: CutTrends, cells: NonNullable<typeof shown>["cells"]): string => {
    const last = findLastTrend(data.periods, cells, data.spread);
    if (!last) return figures.onlyMasked;
    if (last.state === "single") return say(texts.single, { now: words.value(last.now) });
    if (last.state === "otherQuestions") return texts.otherQuestions;
    return say(texts[last.state], {
      period: name(last.since),
      before: words.value(last.before),
      now: words.value(last.now),
    });
  };
  return (
    <Widget
      title={texts.title}
      intro={figures.company}
      query={query}
      choice={
        query.data &&
        query.data.measures.length > 1 && (
          <div className={styles.measure}>
            <SelectField
              label={texts.measure}
              value={shown?.key ?? ""}
              onChange={setChosen}
              options={query.data.measures.map((measure) => ({
                value: measure.key,
                label: words.measure(measure),
              }))}
            />
          </div>
        )
      }
    >
      {(data): WidgetContent => {
        const measure = find(data);
        if (!measure) return { finding: figures.none, table: null, sheet: { name: "", rows: [] } };
        const values = measure.cells.map(({ cell }) => toChartValue(cell));
        const caption = say(texts.caption, { measure: words.measure(measure) });
        const formatSet = (questions: number | null, index: number) =>
          values[index] === null
            ? ""
            : questions === null
              ? texts.mixed
              : say(texts.set, { count: questions });
        const rows = measure.cells.map(({ questions }, index) => [
          name(data.periods[index] ?? ""),
          words.valueOrMasked(values[index] ?? null),
          formatSet(questions, index),
        ]);
        return {
          finding: `${words.measure(measure)} · ${describe(data, measure.cells)}`,
          chart: (
            <LineChart
              label={caption}
              axis={axis}
              moments={data.periods.map((start) => ({ key: start, label: name(start) }))}
              series={[{ mark: "circle", label: words.measure(measure), values }]}
              say={words.value}
            />
          ),
          table: (
            <ChartTable
              caption={caption}
              head={texts.period}
              columns={[
                { key: "value", label: texts.value },
                { key: "questions", label: texts.questions },
              ]}
              rows={rows.map(([header = "", value, set]) => ({ key: header, header, cells: [value, set] }))}
            />
          ),
          sheet: {
            name: `${texts.file}-${period.start}`,
            rows: [[texts.period, words.measure(measure), texts.questions], ...rows],
          },
        };
      }}
    </Widget>
  );
}
