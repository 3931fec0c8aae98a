import * as z from "zod";
import { repeatingFrequencies } from "#evaluations/vocabulary/frequencies.ts";
import { endpoint } from "#platform/contract/endpoint.ts";

const Frequency = z.enum(repeatingFrequencies);
const evaluationId = z.uuid();
const version = z.int().min(1);

export const Series = z.object({
  frequency: Frequency,
  daysToAnswer: z.int(),
  /** The day on which the next occurrence begins; null once the series is stopped. */
  nextStart: z.iso.date().nullable(),
  /** The next occurrence, where it is prepared already. */
  preparedId: z.uuid().nullable(),
  version,
});
export type Series = z.infer<typeof Series>;

/** Null where the evaluation takes place once. */
const answer = z.object({ series: Series.nullable() });

export const seriesContract = {
  read: endpoint({
    allow: "evaluate",
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/series",
    summary: "How often an evaluation comes back, and when it does next",
  })
    .input(z.strictObject({ evaluationId }))
    .output(answer),
  start: endpoint({
    allow: "evaluate",
    object: "evaluationId",
    method: "POST",
    path: "/evaluations/{evaluationId}/series",
    summary: "Make an evaluation come back by itself",
  })
    .input(
      z.strictObject({
        evaluationId,
        frequency: Frequency,
        /** Dates are counted from the next working day, where the evaluation began or begins on another one. */
        fromWorkingDay: z.boolean().default(false),
        /** The confirmation of what would stay hidden beside another report of the person, as for a launch. */
        acceptsSmallGroups: z.boolean().default(false),
      }),
    )
    .output(answer),
  /** A prepared occurrence keeps its day, and its due date follows; `edited_meanwhile` as below. */
  change: endpoint({
    allow: "evaluate",
    object: "evaluationId",
    method: "PATCH",
    path: "/evaluations/{evaluationId}/series",
    summary: "Change how often an evaluation comes back, from the next occurrence on",
  })
    .input(
      z.strictObject({
        evaluationId,
        version,
        frequency: Frequency,
        daysToAnswer: z.int().min(1).max(90),
      }),
    )
    .output(answer),
  /** Refused with `edited_meanwhile` when the series was changed since that version; `stop` too. */
  skipNext: endpoint({
    allow: "evaluate",
    object: "evaluationId",
    method: "POST",
    path: "/evaluations/{evaluationId}/series/skips",
    summary: "Pass over the next occurrence; the later ones stay",
  })
    .input(z.strictObject({ evaluationId, version }))
    .output(answer),
  stop: endpoint({
    allow: "evaluate",
    object: "evaluationId",
    method: "POST",
    path: "/evaluations/{evaluationId}/series/closure",
    summary: "Prepare no further occurrence",
  })
    .input(z.strictObject({ evaluationId, version }))
    .output(answer),
};
