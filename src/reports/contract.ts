import * as z from "zod";
import { ReportReader } from "#answers/contract.ts";
import { Snapshot } from "#disclosure/contract.ts";
import { EvaluationStatus } from "#evaluations/contract/evaluation.ts";
import { PersonName } from "#people/contract/person.ts";
import { endpoint, language } from "#platform/contract/endpoint.ts";

const evaluationId = z.uuid();

export const Report = z.object({
  evaluationId,
  name: z.string(),
  subject: PersonName,
  companyName: z.string(),
  /** A stored file. */
  companyLogo: z.uuid().nullable(),
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
  /** This installation can make its PDF. */
  hasPdf: z.boolean(),
  /** For the person evaluated: who else has opened it. */
  openings: z.array(z.object({ person: PersonName, openedAt: z.string() })),
});
export type Report = z.infer<typeof Report>;

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
    method: "GET",
    path: "/evaluations/{evaluationId}/report",
    summary: "The report",
  })
    .input(z.strictObject({ evaluationId }))
    .output(Report),
  /** What may be shown of a report before it exists; nothing of it derives from answers. */
  progress: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/report/progress",
    summary: "What the report waits for",
  })
    .input(z.strictObject({ evaluationId }))
    .output(ReportProgress),
  /** The same report as a PDF, in the requested language or the reader's own; recorded like an opening. */
  pdf: endpoint({
    allow: "reading",
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/report.pdf",
    summary: "The report as a PDF",
  })
    .input(z.strictObject({ evaluationId, language: language.optional() }))
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
};
