import * as z from "zod";
import { Snapshot } from "#disclosure/contract.ts";
import { PersonName } from "#people/contract.ts";
import { endpoint } from "#platform/contract/endpoint.ts";

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
