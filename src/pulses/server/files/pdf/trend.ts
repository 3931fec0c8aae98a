import type { WholeCell } from "#disclosure/contract/pulse.ts";
import { explainPulseTrend } from "#disclosure/rules/pulse/trend.ts";
import { formatDay, formatList, formatNumber } from "#platform/texts.ts";
import type { PulseReport } from "../../../contract/report.ts";
import { sayNoise } from "../../../rules/noise.ts";
import { findFollowedMeasure, findOtherWording, type FollowedMeasure } from "../../../rules/reportTrend.ts";
import type { FileWords } from "../words.ts";

/** So many earlier runs stand in the table of the trend, gaps included. */
const maxColumns = 6;

/** The questions that are counted, numbered as they were asked. */
export const listNumbered = ({ content, snapshot }: PulseReport) =>
  content.questions.flatMap((question, index) => {
    const result = snapshot?.questions.find(({ key }) => key === question.key);
    return result ? [{ number: index + 1, question, result }] : [];
  });

/** Null without an earlier run: the means and eNPS of the last ones, beside those of this one. */
export function buildTrend(report: PulseReport, words: FileWords) {
  const earlier = report.earlier.slice(-maxColumns);
  const { pdf, masked } = words.texts;
  const spread = report.snapshot?.spread ?? { scale: null, score: null };
  if (!earlier.some((run) => run !== null)) return null;
  const short = (day: string) => formatDay(words.language, day, "short");
  const say = (cell: WholeCell | undefined, measure: FollowedMeasure) => {
    if (!cell) return pdf.gap;
    if (measure === "enps") return cell.form === "enps" && cell.enps ? words.signed(cell.enps.value) : masked;
    return cell.form === "scale" || cell.form === "enps" ? words.mean(cell.mean) : masked;
  };
  const rows = listNumbered(report)
    .filter(({ question: { type } }) => type === "scale" || type === "enps")
    .map(({ number, question: { key, type }, result }) => {
      const cells = report.earlier.map((run) => run?.questions.find((one) => one.key === key)?.whole);
      const points = [...cells, result.whole].map((cell, index) => ({
        run: String(index),
        cell: cell ?? null,
      }));
      const measure = findFollowedMeasure(result.whole) ?? (type === "enps" ? "enps" : "mean");
      const change = explainPulseTrend(points, measure, spread);
      const before = change && report.earlier[Number(change.before)];
      return {
        number,
        cells: [...cells.slice(-maxColumns), result.whole].map((cell) => say(cell, measure)),
        change:
          change && before
            ? sayChange(change, { isEnps: measure === "enps", day: short(before.opensOn) }, words)
            : "",
        judged: change && { ...change, scale: type === "enps" ? ("score" as const) : ("scale" as const) },
      };
    });
  if (rows.length === 0) return null;
  const reworded = listNumbered(report).flatMap(({ number, question: { key } }) =>
    rows.some((row) => row.number === number) && findOtherWording(report, key, words.language)
      ? [String(number)]
      : [],
  );
  return {
    title: pdf.trend,
    intro: pdf.trendIntro,
    columns: [...earlier.map((run) => (run ? short(run.opensOn) : pdf.gap)), short(report.opensOn)],
    changeHead: pdf.change,
    rows: rows.map(({ number, cells, change }) => ({ number, cells, change })),
    rules: [
      ...sayNoise(
        rows.flatMap(({ judged }) => judged ?? []),
        {
          language: words.language,
          texts: pdf.rules,
          formatLimit: (limit) => formatNumber(words.language, limit),
        },
      ),
      ...(reworded.length > 0
        ? [words.say(pdf.rewordedRows, { numbers: formatList(words.language, reworded) })]
        : []),
    ],
  };
}

/** « +0,9, en hausse »; the same figure is neither up nor noise. */
function sayChange(
  { change, state }: NonNullable<ReturnType<typeof explainPulseTrend>>,
  { isEnps, day }: { isEnps: boolean; day: string },
  words: FileWords,
): string {
  const { same, states } = words.texts.pdf;
  const isSame = change.from === 0 && change.to === 0;
  return words.say(isSame ? same : states[state], { change: words.change(change, isEnps), day });
}
