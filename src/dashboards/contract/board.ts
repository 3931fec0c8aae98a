import * as z from "zod";
import { evaluationTypes, protectedRoles } from "#evaluations/vocabulary.ts";
import { calendarDate, endpoint, nothing } from "#platform/contract/endpoint.ts";
import { periodKinds } from "#platform/vocabulary.ts";

const WatchedEvaluation = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  /** Null only in a draft. */
  subjectName: z.string().nullable(),
});
export type WatchedEvaluation = z.infer<typeof WatchedEvaluation>;

/** An evaluation that the reader manages, in which a group lacks respondents since a refusal; respondents are not named. */
export const ShortEvaluation = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  subjectName: z.string(),
  groups: z.array(z.object({ role: z.enum(protectedRoles), missing: z.int() })),
});
export type ShortEvaluation = z.infer<typeof ShortEvaluation>;

/** People who have not answered, of evaluations that end soon. */
const Late = z.object({
  items: z.array(WatchedEvaluation.extend({ dueOn: calendarDate, missing: z.int() })),
  /** Others end soon as well, and are not listed. */
  hasMore: z.boolean(),
  /** In those listed, each person once. */
  people: z.int(),
  /** Of these people, those who can be reminded now. */
  remindable: z.int(),
});
export type Late = z.infer<typeof Late>;

/** « À surveiller »: nothing about an evaluation whose subject is the reader. */
export const Watch = z.object({
  late: Late,
  withoutManager: z.object({ items: z.array(WatchedEvaluation), hasMore: z.boolean() }),
  short: z.array(ShortEvaluation),
  drafts: z.object({
    items: z.array(WatchedEvaluation.extend({ editedOn: calendarDate })),
    hasMore: z.boolean(),
  }),
  /** Emails of the kinds that deliveries list; 0 for readers who may not open these. */
  undelivered: z.int(),
});
export type Watch = z.infer<typeof Watch>;

const Count = z.object({ evaluations: z.int(), invited: z.int(), finished: z.int() });
/** A campaign that the reader may open; all other evaluations count by their type. */
const ParticipationGroup = Count.extend({
  campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  type: z.enum(evaluationTypes).nullable(),
  /** Of the last one, which stands for those that are not told of apart: how many. */
  others: z.int().nullable(),
});
export type ParticipationGroup = z.infer<typeof ParticipationGroup>;

/** How many have been invited and have finished, in evaluations that closed in the period or run on one of its days. */
const PeriodParticipation = Count.extend({ groups: z.array(ParticipationGroup) });
export type PeriodParticipation = z.infer<typeof PeriodParticipation>;

/** `start`: the first day of a period that has begun. */
export const PeriodInput = z.strictObject({ kind: z.enum(periodKinds), start: calendarDate });

export const boardEndpoints = {
  watch: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/dashboard/watch",
    summary: "What needs attention in the evaluations that I manage",
    needsProvedAddress: true,
  })
    .input(nothing)
    .output(Watch),
  participation: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/dashboard/participation",
    summary: "Who is invited and has finished in a period, in numbers, in the evaluations that I manage",
    needsProvedAddress: true,
  })
    .input(PeriodInput)
    .output(PeriodParticipation),
};
