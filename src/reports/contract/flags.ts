import * as z from "zod";
import { Group } from "#disclosure/contract.ts";
import { Translated } from "#evaluations/contract/questionnaire.ts";
import { PersonName } from "#people/contract/person.ts";
import { calendarDate } from "#platform/contract/endpoint.ts";

/** Masked until the decision, masked for good, or shown again. */
export const FlagStatus = z.enum(["open", "kept", "shown"]);
export type FlagStatus = z.infer<typeof FlagStatus>;

/**
 * A comment as its reader sees it: by its words, since a position would disclose what was masked before it. Comments of
 * the person evaluated are not flagged.
 */
export const FlagTarget = z.strictObject({
  place: z.string().max(60),
  group: Group.exclude(["self"]),
  words: z.string().min(1).max(5000),
});
export type FlagTarget = z.infer<typeof FlagTarget>;

/** A flag, to the person evaluated who made it. */
export const OwnFlag = z.object({
  id: z.uuid(),
  place: z.string(),
  group: Group,
  status: FlagStatus,
  /** Of a comment shown again: its words, and the note of the decider. */
  comment: z.string().nullable(),
  answer: z.string().nullable(),
});
export type OwnFlag = z.infer<typeof OwnFlag>;

/** The flagged comments of a report, as far as its reader may know of them. */
export const ReportFlags = z.object({
  open: z.int(),
  kept: z.int(),
  /** The reader may decide about the open flags. */
  isDecider: z.boolean(),
  /** Empty for every reader but the person evaluated. */
  own: z.array(OwnFlag),
});

/** Flagged comments, for those who decide about them. */
export const FlaggedComments = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  subject: PersonName,
  items: z.array(
    z.object({
      id: z.uuid(),
      /** Null where comments are pooled. */
      question: Translated.nullable(),
      group: Group,
      comment: z.string(),
      /** The reason given by the person evaluated. */
      words: z.string(),
      flaggedOn: calendarDate,
      status: FlagStatus,
      decision: z.string().nullable(),
    }),
  ),
});
export type FlaggedComments = z.infer<typeof FlaggedComments>;
