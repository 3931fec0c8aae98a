import * as z from "zod";
import { Enps, PulseMean } from "#disclosure/contract/pulse.ts";
import { trendRules } from "#disclosure/vocabulary.ts";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";
import { languages } from "#platform/vocabulary.ts";
import { cadences, maxTrendRuns } from "../vocabulary.ts";
import { PulseContent } from "./content.ts";

const id = z.uuid();

/** What one run says of a question. Absent: it was not asked then, or no run took place. */
const TrendFigure = z.discriminatedUnion("form", [
  z.object({ form: z.literal("absent") }),
  z.object({ form: z.literal("hidden") }),
  z.object({ form: z.literal("mean"), mean: PulseMean }),
  z.object({ form: z.literal("score"), mean: PulseMean }),
  z.object({ form: z.literal("enps"), enps: Enps }),
]);
export type TrendFigure = z.infer<typeof TrendFigure>;

/** From the nearest earlier run that has a figure to the last one; `noise`: it cannot be told from noise. */
const TrendChange = z.object({
  /** The run it is compared with, by its place. */
  before: z.int(),
  hasGap: z.boolean(),
  change: z.object({ from: z.number(), to: z.number() }),
  state: z.enum(["up", "down", "noise"]),
  rule: z.enum(trendRules),
  /** Up to this, a change counts as noise; null where intervals decide. */
  limit: z.number().nullable(),
});
export type TrendChange = z.infer<typeof TrendChange>;

/**
 * One figure for each place of `runs`. `form`: what its figures are, the mean of five levels, that of a score from 0 to 10, or
 * an eNPS.
 */
const TrendLine = z.object({
  form: z.enum(["mean", "score", "enps"]),
  figures: z.array(TrendFigure),
  change: TrendChange.nullable(),
});
export type TrendLine = z.infer<typeof TrendLine>;

/** A question of the last run, of those whose answers have a mean. */
const TrendMeasure = z.object({
  key: z.string(),
  wording: PulseContent.shape.name,
  /** In which languages other words stood in an earlier run of these. */
  reworded: z.array(z.enum(languages)),
  whole: TrendLine,
  /** Of `part`. Nothing in it says how many answered. */
  part: TrendLine.nullable(),
});
export type TrendMeasure = z.infer<typeof TrendMeasure>;

export const SeriesTrend = z.object({
  name: PulseContent.shape.name,
  cadence: z.enum(cadences),
  /** The part of the company beside the whole; null: the whole alone. */
  part: z.object({ kind: z.enum(["team", "direction"]), id, name: z.string() }).nullable(),
  /** The closed runs, the oldest first; null stands where one was skipped, missed or cancelled. */
  runs: z
    .array(
      z
        .object({
          id,
          number: z.int(),
          opensOn: calendarDate,
          /** Of the whole run, always. */
          asked: z.int(),
          /** Null: fewer than the threshold of the run. */
          answers: z.int().nullable(),
          threshold: z.int(),
        })
        .nullable(),
    )
    .max(2 * maxTrendRuns),
  measures: z.array(TrendMeasure),
});
export type SeriesTrend = z.infer<typeof SeriesTrend>;

export const trendEndpoints = {
  /**
   * The series of the run that closed last, of those whose results the reader may read and that have something of `team`. A
   * manager of teams who names none gets the first of theirs beside the whole. At most twelve runs.
   */
  readTrend: endpoint({
    allow: "evaluate",
    object: "team",
    needsProvedAddress: true,
    method: "GET",
    path: "/pulse-trend",
    summary: "How the answers to a series of pulse surveys have gone",
  })
    .input(z.strictObject({ team: id.optional() }))
    .output(z.object({ trend: SeriesTrend.nullable() })),
};
