import * as z from "zod";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";
import { pageInput, pageSchema } from "#platform/contract/page.ts";
import { runStatuses } from "../vocabulary.ts";
import { Audience, PulseContent, PulsePlan } from "./content.ts";

const id = z.uuid();
const version = z.int().min(1);

export const RunRow = z.object({
  id,
  seriesId: id,
  templateId: id,
  /** Its day in the rhythm of the series, before a holiday moved it. */
  occurrence: calendarDate,
  number: z.int(),
  /** Of the version that was planned last, until it opens. */
  name: PulseContent.shape.name,
  status: z.enum(runStatuses),
  opensOn: calendarDate,
  closesOn: calendarDate,
  audience: Audience,
  cadence: PulsePlan.shape.cadence,
  /** Fixed when it opens, or is cancelled then because they are too few; null before. */
  asked: z.int().nullable(),
  /** A multiple of five while it is open, renewed each hour; exact once it is closed. Null: closed with fewer than the threshold. */
  answers: z.int().nullable(),
  threshold: z.int(),
  /** Why no reminder may be sent now; null: one may. */
  whyNotRemind: z.enum(["pulse_not_open", "pulse_reminded_lately"]).nullable(),
  /** Of an open run: when the next one of its series opens, before which it closes. */
  nextOpensOn: calendarDate.nullable(),
  isSeriesPaused: z.boolean(),
  isPublished: z.boolean(),
  version,
});
export type RunRow = z.infer<typeof RunRow>;

const change = (path: `/${string}`, summary: string) =>
  endpoint({ allow: "managePeople", object: "id", method: "POST", path, summary });

export const runEndpoints = {
  listRuns: endpoint({
    allow: "managePeople",
    method: "GET",
    path: "/pulse-runs",
    summary: "The runs of pulse surveys",
  })
    .input(
      z.strictObject({
        status: z.enum(runStatuses).optional(),
        template: id.optional(),
        cursor: pageInput.cursor,
        limit: pageInput.limit,
      }),
    )
    .output(pageSchema(RunRow)),
  readRun: endpoint({
    allow: "managePeople",
    object: "id",
    method: "GET",
    path: "/pulse-runs/{id}",
    summary: "A run of a pulse survey",
  })
    .input(z.strictObject({ id }))
    .output(RunRow),
  /** To those who have not answered, once in 24 hours. It says that it was done, never to how many. */
  remind: change("/pulse-runs/{id}/reminders", "Remind those who have not answered")
    .input(z.strictObject({ id }))
    .output(z.object({})),
  extendRun: change("/pulse-runs/{id}/extension", "Keep a run open longer")
    .input(z.strictObject({ id, closesOn: calendarDate, version }))
    .output(RunRow),
  closeRun: change("/pulse-runs/{id}/closing", "Close a run and compute its results")
    .input(z.strictObject({ id }))
    .output(z.object({})),
  /** Before it opens. */
  cancelRun: change("/pulse-runs/{id}/cancelling", "Cancel a run that has not opened")
    .input(z.strictObject({ id }))
    .output(z.object({})),
};
