import { mayReadReport } from "#evaluations/rules/relations.ts";
import { findKnown } from "#evaluations/server/queries/access.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Call } from "#platform/server/handle.ts";
import type { Report } from "../contract.ts";
import { findReport, insertOpening } from "./queries.ts";

/**
 * The frozen snapshot, the same for every reader, on screen or on paper; before it is released there is nothing
 * here for anyone. An opening by somebody else is noted before anything leaves.
 */
export async function openReport(
  call: Pick<Call<{ evaluationId: string }>, "input" | "tx" | "services" | "actor" | "requestId">,
): Promise<Report & { timeZone: string }> {
  const { input, actor, tx, services } = call;
  const key = { companyId: actor.companyId, evaluationId: input.evaluationId };
  const [known, report] = await Promise.all([
    findKnown(tx, actor, key.evaluationId),
    findReport(tx, key, actor.profileId),
  ]);
  if (!known || !report) return refuse("evaluation_not_found");
  const { evaluation, standpoint, teamManagerReads } = known;
  if (!mayReadReport(standpoint, { status: evaluation.status, teamManagerReads, hasReport: true }))
    return refuse("evaluation_not_found");

  if (!report.isSubject) {
    const { profileId } = actor;
    await insertOpening(tx, { ...key, id: services.newId(), profileId, openedAt: services.now() });
    await audit(tx, call, { action: "report.opened", objectType: "evaluation", objectId: key.evaluationId });
  }
  return {
    ...report,
    evaluationId: key.evaluationId,
    launchedOn: report.launchedOn ?? "",
    hasPaper: services.typesetter.isAvailable,
  };
}
