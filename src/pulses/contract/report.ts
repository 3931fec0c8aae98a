import * as z from "zod";
import { PulseSnapshot, WholeCell } from "#disclosure/contract/pulse.ts";
import { resultReaders } from "#disclosure/vocabulary.ts";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";
import { cadences, maxEarlierRuns, pulseCutKinds, pulseReaders } from "../vocabulary.ts";
import { PulseContent, PulseQuestion } from "./content.ts";
import { Note } from "./note.ts";

const id = z.uuid();

/** A part of the company that has cells in the report, as it is called today; null: it is gone since. */
export const ReportedCut = z.object({
  cut: z.string(),
  kind: z.enum(pulseCutKinds),
  name: z.object({ fr: z.string(), en: z.string().nullable() }).nullable(),
});
export type ReportedCut = z.infer<typeof ReportedCut>;

/** An earlier run of the series, of the questions that the report has too. */
export const EarlierRun = z.object({
  id,
  number: z.int(),
  opensOn: calendarDate,
  questions: z.array(z.object({ key: z.string(), wording: PulseQuestion.shape.text, whole: WholeCell })),
});
export type EarlierRun = z.infer<typeof EarlierRun>;

export const PulseReport = z.object({
  id,
  seriesId: id,
  number: z.int(),
  status: z.enum(["open", "closed"]),
  /** What was asked. */
  content: PulseContent,
  cadence: z.enum(cadences),
  opensOn: calendarDate,
  closesOn: calendarDate,
  asked: z.int(),
  /** A multiple of five while it is open, renewed each hour; exact once it is closed. Null: closed with fewer than the threshold. */
  answers: z.int().nullable(),
  threshold: z.int(),
  readers: z.enum(pulseReaders),
  /** As what the person reads it. */
  reader: z.enum(resultReaders),
  publishedOn: calendarDate.nullable(),
  /** What this reader may see of it; null until the run closes. */
  snapshot: PulseSnapshot.nullable(),
  cuts: z.array(ReportedCut),
  /**
   * The runs before this one, the oldest first; null where the line breaks: occurrences were skipped, missed or cancelled, or
   * their results are not for this reader. The last one is null where such lie right before this run.
   */
  earlier: z.array(EarlierRun.nullable()).max(2 * maxEarlierRuns),
  /** For people in charge as it stands; for others once it is published. */
  note: Note.nullable(),
});
export type PulseReport = z.infer<typeof PulseReport>;
/** Of a run that is closed. */
export type ReadableReport = PulseReport & { snapshot: PulseSnapshot };

export const reportEndpoints = {
  /** 404 for those who may not read it. People in charge read the participation of an open run; others wait until it is closed. */
  readReport: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    object: "id",
    method: "GET",
    path: "/pulse-reports/{id}",
    summary: "The results of a run of a pulse survey",
  })
    .input(z.strictObject({ id }))
    .output(PulseReport),
};
