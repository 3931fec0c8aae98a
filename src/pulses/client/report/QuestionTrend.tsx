import type { PulseQuestionResult } from "#disclosure/contract/pulse.ts";
import { explainPulseTrend } from "#disclosure/rules/pulse/trend.ts";
import { ChartFigure } from "#platform/ui/charts/ChartFigure.tsx";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import type { Display } from "#platform/ui/charts/DisplayToggle.tsx";
import { LineChart } from "#platform/ui/charts/LineChart.tsx";
import type { ReadableReport } from "../../contract/report.ts";
import {
  listTrendPoints,
  toDrawnValue,
  type DatedPoint,
  type FollowedMeasure,
} from "../../rules/reportTrend.ts";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface QuestionTrendProps {
  report: ReadableReport;
  result: PulseQuestionResult;
  measure: FollowedMeasure;
  words: ReportWords;
  display: Display;
}

const axes = {
  scale: { from: 1, to: 5, ticks: [1, 2, 3, 4, 5] },
  score: { from: 0, to: 10, ticks: [0, 2, 4, 6, 8, 10] },
  enps: { from: -100, to: 100, ticks: [-100, -50, 0, 50, 100] },
};

/** How a question has gone over the runs, and whether the last change is more than noise. */
export function QuestionTrend({ report, result, measure, words, display }: QuestionTrendProps) {
  const { texts, say } = words;
  const points = listTrendPoints(report, result);
  const values = points.map(({ cell }) => toDrawnValue(cell, measure));
  const sentence = describeTrend(points, measure, report, words);
  if (values.filter((value) => value !== null).length < 2) return <p className={styles.quiet}>{sentence}</p>;
  const formatValue = measure === "enps" ? words.points : words.value;
  const label = say(texts.trend.title, { question: words.question(result.key).text });
  const name = texts.trend[measure];
  const moments = points.map(({ run, opensOn }) => ({
    key: run,
    label: opensOn ? words.day(opensOn) : texts.trend.gap,
  }));
  return (
    <div className={styles.trend}>
      <ChartFigure
        title={label}
        finding={sentence}
        display={display}
        chart={
          <LineChart
            label={label}
            axis={axes[measure === "enps" ? "enps" : result.type === "enps" ? "score" : "scale"]}
            moments={moments}
            say={formatValue}
            series={[{ mark: "circle", label: name, values }]}
          />
        }
        table={
          <ChartTable
            caption={label}
            head={texts.trend.runs}
            columns={[{ key: "value", label: name }]}
            rows={moments.map(({ key, label: header }, index) => {
              const value = values[index];
              return { key, header, cells: [value ? formatValue(value) : texts.trend.none] };
            })}
          />
        }
      />
    </div>
  );
}

function describeTrend(
  points: readonly DatedPoint[],
  measure: FollowedMeasure,
  { snapshot }: ReadableReport,
  words: ReportWords,
): string {
  const { texts, say } = words;
  const trend = explainPulseTrend(points, measure, snapshot.spread);
  const before = points.find(({ run }) => run === trend?.before);
  if (!trend || !before?.opensOn) return texts.trend.first;
  const [value, now] = [before.cell, points.at(-1)?.cell ?? null].map((cell) => toDrawnValue(cell, measure));
  const write = (given: typeof value) =>
    given ? (measure === "enps" ? words.points : words.value)(given) : "";
  const isSame = trend.state === "noise" && write(value) === write(now);
  const sentence = say(texts.trend[isSame ? "same" : trend.state], {
    day: words.day(before.opensOn),
    before: write(value),
  });
  return trend.hasGap ? `${sentence} ${texts.trend.hasGap}` : sentence;
}
