import { isCurrent, readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import { readersOf } from "#evaluations/rules/readers.ts";
import { mayReadReport } from "#evaluations/rules/relations.ts";
import { refuse } from "#platform/errors.ts";
import { auditRow } from "#platform/server/audit.ts";
import type { Call } from "#platform/server/handle.ts";
import { preformatted } from "#platform/server/preformattedJson.ts";
import type { Report } from "../contract.ts";
import { findKnownReport, insertAuditedOpening } from "./queries.ts";

/**
 * Reads the frozen snapshot, the same for every reader, on screen or as PDF; not found before its release. An opening
 * by another person is recorded first.
 */
export async function openReport(
  call: Pick<Call<{ evaluationId: string }>, "input" | "tx" | "services" | "actor" | "requestId">,
): Promise<Report & { timeZone: string }> {
  const { input, actor, tx, services } = call;
  const { evaluationId } = input;
  // A session opened by the link to one report knows of no other.
  if (actor.scope === "reading" && actor.reportEvaluationId !== evaluationId)
    return refuse("evaluation_not_found");
  const known = await findKnownReport(tx, actor, evaluationId);
  if (!known?.subject || known.snapshot === null) return refuse("evaluation_not_found");
  const { evaluation, subject, company, standpoint, teamManagerReads } = known;
  if (!mayReadReport(standpoint, { status: evaluation.status, teamManagerReads, hasReport: true }))
    return refuse("evaluation_not_found");

  const isSubject = subject.id === actor.profileId;
  if (!isSubject) {
    const opening = {
      companyId: actor.companyId,
      id: services.newId(),
      evaluationId,
      profileId: actor.profileId,
      openedAt: services.now(),
    };
    const entry = { action: "report.opened", objectType: "evaluation", objectId: evaluationId };
    await insertAuditedOpening(tx, opening, auditRow(call, entry));
  }
  return {
    evaluationId,
    name: evaluation.name,
    subject,
    companyName: company.name,
    companyLogo: company.logo,
    privacyOfficer: company.privacyOfficer,
    readers: readersOf({
      teamManagerReads,
      authorIsSubject: evaluation.authorProfileId === subject.id,
      hasDirectManager: subject.hasDirectManager,
    }),
    timeZone: known.timeZone,
    isSubject,
    launchedOn: evaluation.launchedOn ?? "",
    weightsVersion: evaluation.weightsVersion,
    releasedOn: known.releasedOn,
    snapshot: isCurrent(known.engineVersion)
      ? preformatted<Report["snapshot"]>(known.snapshot)
      : readStoredSnapshot(JSON.parse(known.snapshot)),
    openings: preformatted<Report["openings"]>(known.openings),
    hasPdf: services.typesetter.isAvailable,
  };
}
