import * as z from "zod";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";
import { tooCloseKinds } from "../vocabulary.ts";
import { PulsePlan } from "./content.ts";

const id = z.uuid();
const version = z.int().min(1);

/** When a run opens and closes, in the company's clock. */
export const PlannedRun = z.object({
  opensOn: calendarDate,
  closesOn: calendarDate,
  /** The holiday or weekend day that it was moved from; null: not moved. */
  movedFrom: calendarDate.nullable(),
});
export type PlannedRun = z.infer<typeof PlannedRun>;

/** `day`: when it was sent, closes, or opens. */
const TooClose = z.object({ kind: z.enum(tooCloseKinds), day: calendarDate });
export type TooClose = z.infer<typeof TooClose>;

/** What a plan would do, before it is made. */
export const PlanPreview = z.object({
  /** People who would be asked today. */
  asked: z.int(),
  /** Of the teams, directions and positions of those people, and how many of them have fewer than the threshold. */
  cuts: z.int(),
  smallCuts: z.int(),
  /** The next three. */
  next: z.array(PlannedRun),
  /** Other surveys of as good as the same people, fewer than seven days from it, of each kind the nearest. */
  tooClose: z.array(TooClose),
  /** Parts that would stay hidden beside earlier runs, though all answer. */
  hiddenBeside: z.int(),
});
export type PlanPreview = z.infer<typeof PlanPreview>;

export const PulseSeriesState = z.object({
  id,
  plan: PulsePlan,
  /** People who would be asked today; null once it has ended. */
  asked: z.int().nullable(),
  next: z.array(PlannedRun),
  /** Those that are yet to come, by their day in the rhythm, before a holiday moves any. */
  skipped: z.array(calendarDate),
  /** The last day of the run that is open: what was skipped up to then stays so. Null: none is open. */
  openUntil: calendarDate.nullable(),
  /** Runs that opened. */
  runCount: z.int(),
  pausedOn: calendarDate.nullable(),
  endedOn: calendarDate.nullable(),
  version,
});
export type PulseSeriesState = z.infer<typeof PulseSeriesState>;

const change = (path: `/${string}`, summary: string) =>
  endpoint({ allow: "managePeople", object: "id", method: "POST", path, summary });

export const seriesEndpoints = {
  previewPlan: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/pulse-templates/{id}/plan-previews",
    summary: "Whom and when a plan would ask",
  })
    .input(z.strictObject({ id, plan: PulsePlan }))
    .output(PlanPreview),
  /** Refused where a question is unfinished, no person would be asked, or the first day is over. */
  plan: change("/pulse-templates/{id}/series", "Plan the runs of a pulse survey")
    .input(z.strictObject({ id, version }))
    .output(z.object({ seriesId: id })),
  /** The runs to come ask the draft as it is now. */
  planVersion: change("/pulse-templates/{id}/versions", "Ask the changed questions from the next run on")
    .input(z.strictObject({ id, version }))
    .output(z.object({ number: z.int() })),
  readSeries: endpoint({
    allow: "managePeople",
    object: "id",
    method: "GET",
    path: "/pulse-series/{id}",
    summary: "A series of pulse surveys",
  })
    .input(z.strictObject({ id }))
    .output(PulseSeriesState),
  pauseSeries: change("/pulse-series/{id}/pause", "Pause a series, or go on")
    .input(z.strictObject({ id, isPaused: z.boolean(), version }))
    .output(PulseSeriesState),
  /** By its day in the rhythm: `movedFrom`, where a holiday moved it. One on which another run is still open stays skipped. */
  skipRun: change("/pulse-series/{id}/skipped", "Skip one run, or take it back")
    .input(z.strictObject({ id, occurrence: calendarDate, isSkipped: z.boolean(), version }))
    .output(PulseSeriesState),
  endSeries: change("/pulse-series/{id}/end", "End a series after the run that is open")
    .input(z.strictObject({ id, version }))
    .output(PulseSeriesState),
};
