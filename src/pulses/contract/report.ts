import * as z from "zod";
import { PulseSnapshot, WholeCell } from "#disclosure/contract/pulse.ts";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";
import { resultReaders } from "../rules/readers.ts";
import { cadences, maxEarlierRuns, pulseCutKinds, pulseReaders } from "../vocabulary.ts";
import { PulseContent } from "./content.ts";
import { Note } from "./note.ts";

const id = z.uuid();

/** A part of the company that has cells in the report, as it is called today; null: it is gone since. */
const ReportedCut = z.object({ cut: z.string(), kind: z.enum(pulseCutKinds), name: z.string().nullable() });

/** An earlier occurrence of the series. `run` null: it was skipped, cancelled or never opened, and leaves a gap. */
const EarlierRun = z.object({
  openedOn: calendarDate,
  run: z
    .object({
      id,
      number: z.int(),
      questions: z.array(z.object({ key: z.string(), wording: PulseContent.shape.name, whole: WholeCell })),
    })
    .nullable(),
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
  /** A multiple of five while it is open, renewed each hour; exact once it is closed. */
  answers: z.int(),
  threshold: z.int(),
  readers: z.enum(pulseReaders),
  /** As what the person reads it. */
  reader: z.enum(resultReaders),
  publishedOn: calendarDate.nullable(),
  /** What this reader may see of it; null until the run closes. */
  snapshot: PulseSnapshot.nullable(),
  cuts: z.array(ReportedCut),
  /** The occurrences before this one, the oldest first. */
  earlier: z.array(EarlierRun).max(maxEarlierRuns),
  /** For people in charge as it stands; for others once it is published. */
  note: Note.nullable(),
});
export type PulseReport = z.infer<typeof PulseReport>;

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
