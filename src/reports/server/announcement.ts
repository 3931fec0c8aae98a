import { and, eq, inArray } from "drizzle-orm";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import { mayRead, mayReadReport } from "#evaluations/rules/relations.ts";
import { findEvaluation, type LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import type { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { isEmptyReport } from "../rules/emptyReport.ts";
import { findKnownReport, type EvaluationKey } from "./queries.ts";

export type ReleasedEvaluation = Pick<
  typeof evaluations.$inferSelect,
  "companyId" | "id" | "authorProfileId" | "subjectProfileId"
>;

/**
 * Resolves what the announcement of a released report opens: the report or, for a lead who answered in a protected
 * group, the page of the evaluation. Null for a recipient who has lost the right to both.
 */
function resolveDestination({
  standpoint,
  evaluation,
  teamManagerReads,
}: LoadedEvaluation): "report" | "evaluation" | null {
  if (mayReadReport(standpoint, { status: evaluation.status, hasReport: true, teamManagerReads }))
    return "report";
  return mayRead(standpoint, evaluation) ? "evaluation" : null;
}

/**
 * The recipients of the announcement of the end: the person evaluated, and the lead if that is another person who still
 * has the right to it.
 */
export async function listRecipients(tx: Tenant, released: ReleasedEvaluation, at: Date) {
  const { companyId, id: evaluationId, authorProfileId, subjectProfileId } = released;
  const people = [authorProfileId, ...(subjectProfileId ? [subjectProfileId] : [])];
  const found = await tx
    .select({
      id: profiles.id,
      email: profiles.email,
      language: profiles.language,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, people)));
  const lead = found.find(({ id }) => id !== subjectProfileId);
  if (!lead) return found;
  const { id: profileId, role, isAdmin } = lead;
  const known = await findEvaluation(tx, { companyId, profileId, role, isAdmin, at }, evaluationId);
  return known && resolveDestination(known) ? found : found.filter((person) => person !== lead);
}

/** Finds the recipient of an email about a report, and the report as they may see it now; null once they are not active. */
export async function findReportRecipient(
  tx: Tenant,
  { companyId, evaluationId }: EvaluationKey,
  profileId: string,
  at: Date,
) {
  const [recipient] = await tx
    .select({
      firstName: profiles.firstName,
      userId: profiles.userId,
      joinedAt: profiles.joinedAt,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId), profiles.isActive));
  if (!recipient) return null;
  const { role, isAdmin, ...person } = recipient;
  const known = await findKnownReport(tx, { companyId, profileId, role, isAdmin, at }, evaluationId);
  return { person, known };
}

/**
 * Finds what the announcement of a released report says to its recipient now, which may be days after the release; null
 * for a recipient who is no longer active, or has lost the right to it meanwhile.
 */
export async function findAnnouncement(
  tx: Tenant,
  { companyId, evaluationId }: EvaluationKey,
  profileId: string,
  at: Date,
) {
  const found = await findReportRecipient(tx, { companyId, evaluationId }, profileId, at);
  if (!found) return null;
  const { person, known } = found;
  if (!known?.subject || !known.releasedOn || known.snapshot === null) return null;
  const opens = resolveDestination(known);
  if (!opens) return null;
  return {
    ...person,
    evaluationName: known.evaluation.name,
    releasedOn: known.releasedOn,
    subject: known.subject,
    opens,
    // A recipient who may not read the report does not learn that it is empty.
    isEmpty: opens === "report" && isEmptyReport(readStoredSnapshot(JSON.parse(known.snapshot))),
  };
}
export type Announcement = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;
