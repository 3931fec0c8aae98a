import type { PulseCutCell, PulseSnapshot, WholeCell } from "#disclosure/contract/pulse.ts";
import { explainPulseTrend } from "#disclosure/rules/pulse/trend.ts";
import type { PulseContent, PulseQuestion } from "../contract/content.ts";
import type { SeriesTrend, TrendFigure, TrendLine, TrendMeasure } from "../contract/trends.ts";
import type { Rhythm } from "./cadence.ts";
import { listWithGaps } from "./gaps.ts";

/** A closed run with what was published of it, for one reader. */
export interface TrendRun {
  id: string;
  number: number;
  occurrence: string;
  opensOn: string;
  asked: number;
  answers: number;
  content: PulseContent;
  /** `part`: null where the part has no figure, or none that this reader may see. */
  results: readonly { key: string; whole: WholeCell; part: PulseCutCell | null }[];
  spread: PulseSnapshot["spread"];
}

/** The types whose figures a line can follow. */
const forms = { scale: "mean", enps: "enps" } as const;

interface TrendedSeries extends Pick<Rhythm, "anchor"> {
  cadence: SeriesTrend["cadence"];
  part: SeriesTrend["part"];
}

/** How the questions of the last run have gone over the runs of its series; null without a run. */
export function buildSeriesTrend(series: TrendedSeries, runs: readonly TrendRun[]): SeriesTrend | null {
  const places = listWithGaps(series, runs);
  const last = places.at(-1);
  if (!last) return null;
  return {
    name: last.content.name,
    cadence: series.cadence,
    part: series.part,
    runs: places.map(
      (run) =>
        run && {
          id: run.id,
          number: run.number,
          opensOn: run.opensOn,
          asked: run.asked,
          answers: run.answers,
        },
    ),
    measures: last.content.questions.flatMap((question): TrendMeasure[] => {
      const form = question.type === "scale" || question.type === "enps" ? forms[question.type] : null;
      if (!form) return [];
      const { key, text } = question;
      const follow = (which: "whole" | "part") =>
        followQuestion(places, { key, form, which, spread: last.spread });
      return [
        {
          key,
          form,
          wording: text,
          isReworded: runs.some((run) => hasOtherWords(findQuestion(run, key), question)),
          whole: follow("whole"),
          part: series.part && follow("part"),
        },
      ];
    }),
  };
}

const findQuestion = (run: TrendRun, key: string) =>
  run.content.questions.find((question) => question.key === key);

/** A translation that came later is no change of words. */
const hasOtherWords = (earlier: PulseQuestion | undefined, { text }: PulseQuestion): boolean =>
  earlier !== undefined &&
  (earlier.text.fr !== text.fr ||
    (earlier.text.en !== null && text.en !== null && earlier.text.en !== text.en));

interface Followed {
  key: string;
  form: TrendMeasure["form"];
  which: "whole" | "part";
  spread: PulseSnapshot["spread"];
}

function followQuestion(
  places: readonly (TrendRun | null)[],
  { key, form, which, spread }: Followed,
): TrendLine {
  const cells = places.map((run) => {
    const result = run?.results.find((one) => one.key === key);
    return result ? (result[which] ?? ({ form: "hidden" } as const)) : null;
  });
  const points = cells.map((cell, index) => ({ run: String(index), cell }));
  const trend = explainPulseTrend(points, form, spread);
  return {
    figures: cells.map((cell) => toFigure(cell, form)),
    change: trend && { ...trend, before: Number(trend.before) },
  };
}

function toFigure(cell: WholeCell | PulseCutCell | null, form: TrendMeasure["form"]): TrendFigure {
  if (cell === null) return { form: "absent" };
  if (form === "enps")
    return cell.form === "enps" && cell.enps ? { form: "enps", enps: cell.enps } : { form: "hidden" };
  return cell.form === "scale" ? { form: "mean", mean: cell.mean } : { form: "hidden" };
}
