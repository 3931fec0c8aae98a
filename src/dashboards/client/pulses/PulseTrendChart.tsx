import type { ChartValue } from "#platform/chartGeometry.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { formatDay, say, translated } from "#platform/texts.ts";
import { Sparkline } from "#platform/ui/charts/Sparkline.tsx";
import type { SeriesTrend, TrendFigure, TrendLine, TrendMeasure } from "#pulses/contract/trends.ts";
import styles from "../board/trends/trends.module.css";
import { pulseTexts, sayChange, sayFigure, sayRules } from "./words.ts";

const ranges = {
  mean: { from: 1, to: 5 },
  score: { from: 0, to: 10 },
  enps: { from: -100, to: 100 },
} as const;

function toChartValue(figure: TrendFigure): ChartValue | null {
  if (figure.form === "mean" || figure.form === "score")
    return { form: "value", value: figure.mean.value, end: figure.mean.end };
  return figure.form === "enps" ? { form: "value", value: figure.enps.value } : null;
}

/** The line that is looked at: that of the part, where there is one. */
export const selectLine = ({ whole, part }: TrendMeasure): TrendLine => part ?? whole;

/** A line for each question: how it has gone, its last figure, and what the change is. */
export function PulseTrendChart({ trend }: { trend: SeriesTrend }) {
  const texts = pulseTexts[useLanguage().language];
  return (
    <>
      <table className={styles.trends}>
        <caption className="for-screen-readers">{texts.title}</caption>
        <thead className="for-screen-readers">
          <tr>
            <th scope="col">{texts.question}</th>
            <th scope="col">{texts.runs}</th>
            <th scope="col">{texts.last}</th>
            <th scope="col">{texts.change}</th>
          </tr>
        </thead>
        <tbody>
          {trend.measures.map((measure) => (
            <Row key={measure.key} measure={measure} trend={trend} />
          ))}
        </tbody>
      </table>
      <PulseTrendNotes trend={trend} />
    </>
  );
}

/** What noise, a gap and a masked figure are, where there are any. */
export function PulseTrendNotes({ trend: { measures, runs } }: { trend: SeriesTrend }) {
  const { language } = useLanguage();
  const texts = pulseTexts[language];
  const lines = measures.map(selectLine);
  const figures = lines.flatMap((line) => line.figures);
  const hasHole = figures.some(({ form }) => form === "absent" || form === "hidden");
  const notes = [
    ...sayRules(language, lines),
    ...(measures.some(({ part }) => part?.figures.some(({ form }) => form === "enps")) ? [texts.tens] : []),
    ...(hasHole && runs.length > 1 ? [texts.gaps] : []),
    ...(figures.some(({ form }) => form === "hidden") ? [texts.maskedReason] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={styles.margin}>
      {note}
    </p>
  ));
}

function Row({ measure, trend }: { measure: TrendMeasure; trend: SeriesTrend }) {
  const { language } = useLanguage();
  const texts = pulseTexts[language];
  const { text, lang } = translated(language, measure.wording);
  const line = selectLine(measure);
  const isPart = measure.part !== null;
  return (
    <tr>
      <th scope="row">
        <span lang={lang}>{text}</span>
        {measure.reworded.length > 0 && (
          <span className={styles.sentence}>
            {measure.reworded.includes(language) ? texts.reworded : texts.rewordedElsewhere}
          </span>
        )}
      </th>
      <td>
        <Sparkline values={line.figures.map(toChartValue)} range={ranges[line.form]} />
      </td>
      <td className={styles.last}>
        {sayFigure(language, line.figures.at(-1), isPart)}
        {measure.part && (
          <span className={styles.sentence}>
            {say(language, texts.ofWhole, {
              figure: sayFigure(language, measure.whole.figures.at(-1), false),
            })}
          </span>
        )}
      </td>
      <td className={styles.change}>
        <Change line={line} isPart={isPart} runs={trend.runs} />
      </td>
    </tr>
  );
}

interface ChangeProps {
  line: TrendLine;
  isPart: boolean;
  runs: SeriesTrend["runs"];
}

/** What it is called, noise first of all, and since when. */
function Change({ line: { change, form }, isPart, runs }: ChangeProps) {
  const { language } = useLanguage();
  const texts = pulseTexts[language];
  if (!change) return <span className={styles.words}>{texts.none}</span>;
  const { state } = change;
  const before = runs[change.before];
  const written = sayChange(language, change.change, { form, isPart });
  return (
    <>
      <b>{written}</b>{" "}
      {(state !== "noise" || written !== texts.without) && (
        <span className={state === "noise" ? styles.tag : styles.words}>{texts[state]}</span>
      )}{" "}
      {before && (
        <span className={styles.words}>
          {say(language, change.hasGap ? texts.sinceGap : texts.since, {
            // On one line.
            date: formatDay(language, before.opensOn, "short").replaceAll(" ", "\u00A0"),
          })}
        </span>
      )}
    </>
  );
}
