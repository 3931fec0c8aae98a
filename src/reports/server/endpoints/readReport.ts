import { mayReadReport } from "#evaluations/rules/relations.ts";
import { findKnown } from "#evaluations/server/queries/access.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle, type Call } from "#platform/server/handle.ts";
import { reportsContract } from "../../contract.ts";
import { findReport, insertOpening, type EvaluationKey } from "../queries.ts";

/** The frozen snapshot, the same for every reader; before it is released there is nothing here for anyone. */
export const readReportEndpoint = handle(reportsContract.read, async (call) => {
  const { input, actor, tx } = call;
  const key = { companyId: actor.companyId, evaluationId: input.evaluationId };
  const [known, report] = await Promise.all([
    findKnown(tx, actor, key.evaluationId),
    findReport(tx, key, actor.profileId),
  ]);
  if (!known || !report) return refuse("evaluation_not_found");
  const { evaluation, standpoint, teamManagerReads } = known;
  if (!mayReadReport(standpoint, { status: evaluation.status, teamManagerReads, hasReport: true }))
    return refuse("evaluation_not_found");

  if (!report.isSubject) await recordOpening(call, key);
  return { ...report, evaluationId: key.evaluationId, launchedOn: report.launchedOn ?? "" };
});

async function recordOpening(
  call: Pick<Call<unknown>, "tx" | "services" | "actor" | "requestId">,
  key: EvaluationKey,
) {
  const { tx, services, actor } = call;
  const { profileId } = actor;
  await insertOpening(tx, { ...key, id: services.newId(), profileId, openedAt: services.now() });
  await audit(tx, call, { action: "report.opened", objectType: "evaluation", objectId: key.evaluationId });
}
