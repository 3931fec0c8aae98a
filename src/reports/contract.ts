import * as z from "zod";
import { ReportReader } from "#answers/contract.ts";
import { Group, Snapshot } from "#disclosure/contract.ts";
import { EvaluationStatus } from "#evaluations/contract/evaluation.ts";
import { PersonName } from "#people/contract/person.ts";
import { calendarDate, endpoint, language, paragraphs } from "#platform/contract/endpoint.ts";
import { comparisons, pdfs } from "#platform/contract/limits.ts";
import { FlaggedComments, FlagTarget, ReportFlags } from "./contract/flags.ts";
import { ReportLayout } from "./contract/layout.ts";
import { ConversationNotes, Note } from "./contract/conversation.ts";
import { EarlierReport, Since } from "./contract/since.ts";
import { decisions } from "./vocabulary.ts";

const evaluationId = z.uuid();
const maxReasonLength = 500;
const maxNoteLength = 2000;

export const Report = z.object({
  evaluationId,
  name: z.string(),
  subject: PersonName,
  companyName: z.string(),
  /** A stored file; null as well where the layout leaves it out. */
  companyLogo: z.uuid().nullable(),
  /** As the company had chosen it at the launch. */
  layout: ReportLayout,
  /** The reader is the person evaluated. */
  isSubject: z.boolean(),
  launchedOn: z.string(),
  /** Of the weight matrix at launch; 0 for the weights of every new company, null before versions existed. */
  weightsVersion: z.int().nullable(),
  releasedOn: z.string().nullable(),
  privacyOfficer: z.string().nullable(),
  /** Who may open it, from the rule that opens it (evaluations/rules/readers.ts). */
  readers: z.array(ReportReader),
  snapshot: Snapshot,
  /** The note of the publisher to the person evaluated. */
  note: z.string().nullable(),
  /** How many comments were masked before the publication. */
  maskedComments: z.int(),
  flags: ReportFlags,
  /** This installation can make its PDF. */
  hasPdf: z.boolean(),
  /** For the person evaluated: who else has opened it. */
  openings: z.array(
    z.object({
      person: PersonName,
      openedOn: calendarDate,
      /** Null until the day of the release, included: a time would say before when the last answer came. */
      openedAt: z.string().nullable(),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

/** The address of a comment in the report, which discloses nothing about its author. */
export const CommentAddress = z.strictObject({
  place: z.string().max(60),
  group: Group,
  index: z.int().min(0).max(10_000),
});
export type CommentAddress = z.infer<typeof CommentAddress>;

/** A report before its publication: every comment is in it, masked or not. */
export const Review = z.object({
  report: Report,
  masked: z.array(z.object({ ...CommentAddress.shape, reason: z.string() })),
});
export type Review = z.infer<typeof Review>;

/** A report that is not there yet. */
export const ReportProgress = z.object({
  evaluationId,
  name: z.string(),
  subject: PersonName,
  isSubject: z.boolean(),
  status: EvaluationStatus,
  dueOn: z.string().nullable(),
  /** How many people are still expected, for those who run the evaluation; null for the person evaluated. */
  awaitedCount: z.number().int().nullable(),
  /** The day on which a computed report is released; null while answers are collected, and for the person evaluated. */
  releasesOn: z.string().nullable(),
});
export type ReportProgress = z.infer<typeof ReportProgress>;

export const reportsContract = {
  read: endpoint({
    allow: "reading",
    object: "evaluationId",
    notFound: "evaluation_not_found",
    method: "GET",
    path: "/evaluations/{evaluationId}/report",
    summary: "The report",
  })
    .input(z.strictObject({ evaluationId }))
    .output(Report),
  /** What may be shown of a report before it exists; nothing of it derives from answers. */
  progress: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/report/progress",
    summary: "What the report waits for",
  })
    .input(z.strictObject({ evaluationId }))
    .output(ReportProgress),
  aboutPerson: endpoint({
    allow: "evaluate",
    needsProvedAddress: true,
    method: "GET",
    path: "/reports",
    summary: "The published reports about a person that one may open",
  })
    .input(z.strictObject({ profileId: z.uuid() }))
    .output(z.object({ items: z.array(z.object({ evaluationId, releasedOn: z.string() })) })),
  /**
   * The earlier reports with which the reader may compare this one, the one to begin with first; and what changed since one of them,
   * which is recorded like an opening of both.
   */
  since: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    limit: comparisons,
    method: "GET",
    path: "/evaluations/{evaluationId}/report/since",
    summary: "What changed since an earlier report",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId, earlierId: evaluationId.optional() }))
    .output(z.object({ items: z.array(EarlierReport), since: Since.nullable() })),
  /** The same report as a PDF, in the requested language or the reader's own; recorded like an opening. */
  pdf: endpoint({
    allow: "reading",
    object: "evaluationId",
    notFound: "evaluation_not_found",
    limit: pdfs,
    method: "GET",
    path: "/evaluations/{evaluationId}/report.pdf",
    summary: "The report as a PDF",
  })
    .input(
      z.strictObject({
        evaluationId,
        language: language.optional(),
        /** With what changed since this one, which counts as opened too. */
        earlierId: evaluationId.optional(),
        /** With the reader's own notes, in the place of lines to write on. */
        notes: z.literal("own").optional(),
      }),
    )
    .output(z.file().mime("application/pdf")),
  /** Ends collection before everyone has answered; the missing can no longer answer. */
  close: endpoint({
    allow: "evaluate",
    object: "evaluationId",
    method: "POST",
    path: "/evaluations/{evaluationId}/closure",
    summary: "Close early and release the report",
  })
    .input(z.strictObject({ evaluationId }))
    .output(z.object({})),
  /** By those who may publish it only, recorded like any opening. */
  review: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/review",
    summary: "The report before its publication",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId }))
    .output(Review),
  /** Masks a comment of the report, with a reason, or unmasks it, without one. Until the publication. */
  maskComment: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "PUT",
    path: "/evaluations/{evaluationId}/review/comment",
    summary: "Mask a comment, or show it again",
    needsProvedAddress: true,
  })
    .input(
      z.strictObject({
        evaluationId,
        comment: CommentAddress,
        reason: paragraphs(maxReasonLength).min(1).nullable(),
      }),
    )
    .output(z.object({})),
  publish: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "POST",
    path: "/evaluations/{evaluationId}/review/publication",
    summary: "Publish a report that was read through",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId, note: paragraphs(maxNoteLength).optional() }))
    .output(z.object({})),
  /** By the person evaluated, on their released report: masks the comment for every reader until it is decided. */
  flagComment: endpoint({
    allow: "reading",
    object: "evaluationId",
    notFound: "evaluation_not_found",
    method: "POST",
    path: "/evaluations/{evaluationId}/report/flags",
    summary: "Flag a comment of my report",
    needsProvedAddress: true,
  })
    .input(
      z.strictObject({ evaluationId, comment: FlagTarget, words: paragraphs(maxReasonLength).optional() }),
    )
    .output(z.object({})),
  /** The reader's own notes for the conversation about a report that they may open; those of others are out of reach. */
  notes: endpoint({
    allow: "reading",
    object: "evaluationId",
    notFound: "evaluation_not_found",
    method: "GET",
    path: "/evaluations/{evaluationId}/report/notes",
    summary: "My notes on a report",
  })
    .input(z.strictObject({ evaluationId }))
    .output(ConversationNotes),
  /** One note at a time, over the revision before it. Otherwise 409 edited_meanwhile. */
  saveNote: endpoint({
    allow: "reading",
    object: "evaluationId",
    notFound: "evaluation_not_found",
    method: "PUT",
    path: "/evaluations/{evaluationId}/report/notes/{question}",
    summary: "Save one of my notes on a report",
  })
    .input(z.strictObject({ evaluationId, writerId: z.uuid().optional(), ...Note.shape }))
    .output(z.object({})),
  /** By those who decide about them; recorded like any opening. */
  listFlagged: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/report/flags",
    summary: "The flagged comments of a report",
    needsProvedAddress: true,
  })
    .input(z.strictObject({ evaluationId }))
    .output(FlaggedComments),
  decideFlag: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "PUT",
    path: "/evaluations/{evaluationId}/report/flags/{flagId}",
    summary: "Keep a flagged comment masked, or show it again",
    needsProvedAddress: true,
  })
    .input(
      z.strictObject({
        evaluationId,
        flagId: z.uuid(),
        decision: z.enum(decisions),
        words: paragraphs(maxReasonLength).min(1),
      }),
    )
    .output(z.object({})),
};
