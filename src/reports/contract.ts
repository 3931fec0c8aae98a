import * as z from "zod";
import { Snapshot } from "#disclosure/contract.ts";
import { PersonName } from "#people/contract.ts";
import { endpoint, language } from "#platform/contract/endpoint.ts";

const evaluationId = z.uuid();

export const Report = z.object({
  evaluationId,
  name: z.string(),
  subject: PersonName,
  companyName: z.string(),
  /** The reader is the person evaluated. */
  isSubject: z.boolean(),
  launchedOn: z.string(),
  releasedOn: z.string().nullable(),
  privacyOfficer: z.string().nullable(),
  snapshot: Snapshot,
  /** This installation can make its PDF. */
  hasPaper: z.boolean(),
  /** For the person evaluated: who else has opened it. */
  openings: z.array(z.object({ person: PersonName, openedAt: z.string() })),
});
export type Report = z.infer<typeof Report>;

export const reportsContract = {
  read: endpoint({
    allow: "signedIn",
    object: "evaluationId",
    method: "GET",
    path: "/evaluations/{evaluationId}/report",
    summary: "The report",
  })
    .input(z.strictObject({ evaluationId }))
    .output(Report),
  /** The same report on paper, in the language asked or the reader's own; noted like an opening. */
  paper: endpoint({
    allow: "signedIn",
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
