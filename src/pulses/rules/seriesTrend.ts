import type { PulseCutCell, PulseSnapshot, WholeCell } from "#disclosure/contract/pulse.ts";
import { explainPulseTrend } from "#disclosure/rules/pulse/trend.ts";
import { languages } from "#platform/vocabulary.ts";
import type { PulseContent } from "../contract/content.ts";
import type { SeriesTrend, TrendFigure, TrendLine, TrendMeasure } from "../contract/trends.ts";
import type { Rhythm } from "./cadence.ts";
import { listWithGaps } from "./gaps.ts";
import { findFollowedMeasure } from "./reportTrend.ts";
import { listReworded } from "./wording.ts";

/** A closed run with what was published of it, for one reader. */
export interface TrendRun {
  id: string;
  number: number;
  occurrence: string;
  opensOn: string;
  asked: number;
  answers: number | null;
  threshold: number;
  content: PulseContent;
  /** `part`: null where the part has no figure, or none that this reader may see. */
  results: readonly { key: string; whole: WholeCell; part: PulseCutCell | null }[];
  spread: PulseSnapshot["spread"];
}

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
          threshold: run.threshold,
        },
    ),
    measures: last.content.questions.flatMap(({ key, type, text }): TrendMeasure[] => {
      if (type !== "scale" && type !== "enps") return [];
      const follow = (which: "whole" | "part") =>
        followQuestion(places, { key, type, which, spread: last.spread });
      return [
        {
          key,
          wording: text,
          reworded: languages.filter((language) =>
            runs.some((run) => {
              const earlier = run.content.questions.find((question) => question.key === key);
              return earlier && listReworded(earlier.text, text).includes(language);
            }),
          ),
          whole: follow("whole"),
          part: series.part && follow("part"),
        },
      ];
    }),
  };
}

interface Followed {
  key: string;
  type: "scale" | "enps";
  which: "whole" | "part";
  spread: PulseSnapshot["spread"];
}

type Cell = WholeCell | PulseCutCell | null;

function followQuestion(
  places: readonly (TrendRun | null)[],
  { key, type, which, spread }: Followed,
): TrendLine {
  const cells = places.map((run): Cell => {
    const result = run?.results.find((one) => one.key === key);
    return result ? (result[which] ?? ({ form: "hidden" } as const)) : null;
  });
  const points = cells.map((cell, index) => ({ run: String(index), cell }));
  const form = type === "scale" ? "mean" : chooseForm(cells);
  const trend = explainPulseTrend(points, form === "enps" ? "enps" : "mean", spread);
  return {
    form,
    figures: cells.map((cell) => toFigure(cell, form)),
    change: trend && { ...trend, before: Number(trend.before) },
  };
}

/** Of a score from 0 to 10 what the last figure is, as in its report: the eNPS where it is printed, else the mean. */
function chooseForm(cells: readonly Cell[]): "score" | "enps" {
  const last = cells.findLast((cell) => cell?.form === "enps") ?? null;
  return last && findFollowedMeasure(last) === "mean" ? "score" : "enps";
}

function toFigure(cell: Cell, form: TrendLine["form"]): TrendFigure {
  if (cell === null) return { form: "absent" };
  if (form === "mean" && cell.form === "scale") return { form, mean: cell.mean };
  if (form === "score" && cell.form === "enps") return { form, mean: cell.mean };
  if (form === "enps" && cell.form === "enps" && cell.enps) return { form, enps: cell.enps };
  return { form: "hidden" };
}
