import { discardDrafts } from "#answers/server/queries/drafts.ts";
import { rewriteParticipations } from "#evaluations/server/queries/participation.ts";
import { rewriteResponses, type ResponseRow } from "#answers/server/queries/responses.ts";
import type { Response } from "#disclosure/contract.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { computeSnapshot } from "#disclosure/rules/computeSnapshot.ts";
import { computeSpread } from "#disclosure/rules/spread.ts";
import { findNextWorkingDay } from "#company/rules/workingDays.ts";
import { resolveNotice } from "#evaluations/rules/notice.ts";
import { changeEvaluation, saveStatus } from "#evaluations/server/queries/evaluations.ts";
import { dayIn } from "#company/server/dayIn.ts";
import { vacuumLater } from "#evaluations/server/vacuum.ts";
import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { shuffled } from "#platform/shuffled.ts";
import { announce, requestReview } from "./announce.ts";
import { addAnswers } from "./answerRate.ts";
import { loadIsolatingGroups } from "./isolatingGroups.ts";
import { findCollection, insertSnapshot, lockOpenCollection, type EvaluationKey } from "./queries.ts";
import { addSpread, lockSpreadSums } from "./raterSpread.ts";

interface Closing extends EvaluationKey {
  /** Closed by a request before the last answer; the audit entry of the request names the actor (endpoints/closeEarly.ts). */
  isEarly: boolean;
}
type OpenEvaluation = NonNullable<Awaited<ReturnType<typeof lockOpenCollection>>>;

/**
 * Closes the collection and computes the report, exactly once, under the lock of the evaluation (§4 and §5 of
 * docs/product-decisions.md): responses are reordered, the snapshot is computed, open drafts are deleted. Released at
 * once, status, report, emails and audit entry are written in the same transaction; released on a later morning, by
 * releaseReport; after a review, by publishReport. False when the collection was not open.
 */
export async function closeEvaluation(tx: Tenant, services: Services, closing: Closing): Promise<boolean> {
  const evaluation = await lockOpenCollection(tx, closing);
  if (!evaluation) return false;

  const sums = await lockSpreadSums(tx, services, closing.companyId);
  const collection = await findCollection(tx, closing);
  const at = services.now();
  const closedOn = dayIn(collection.timeZone, at);
  const isolating = await loadIsolatingGroups(tx, evaluation, closedOn);
  const rows = await rewriteResponses(tx, closing, (all) => shuffled(all, services.random));
  const responses = rows.map(withoutIdentity);
  const questionnaire = { scale: evaluation.scale, items: collection.items };
  const snapshot = computeSnapshot({
    questionnaire,
    responses,
    policy: toPolicy(evaluation),
    invited: collection.invited,
    isolating,
    random: services.random,
  });
  const { release } = evaluation;
  const waits = release !== "immediate";
  await insertSnapshot(tx, closing, {
    id: services.newId(),
    snapshot,
    place: collection.place,
    releasedOn: waits ? null : closedOn,
  });
  await addSpread(tx, services, sums, computeSpread(questionnaire, responses, snapshot));
  // A series asks the same people again: the noise of a batch hides one part of a person, not ten (0120).
  if (!evaluation.seriesId)
    await addAnswers(tx, services, closing.companyId, { invited: collection.invited, responses });
  if (release === "next_morning")
    await changeEvaluation(tx, evaluation, at, { closedOn, releasesOn: findNextWorkingDay(closedOn) });
  else if (release === "by_hand") await saveStatus(tx, evaluation, at, "review", { closedOn });
  else await saveStatus(tx, evaluation, at, "completed", { closedOn });
  await discardDrafts(tx, closing);
  await rewriteParticipations(tx, closing);
  // An entry would disclose, before the release, when the last answer came; a person who closes early knows the moment.
  if (release !== "next_morning" || closing.isEarly) await recordClosing(tx, services, closing);
  if (release === "by_hand") await requestReview(tx, services, evaluation);
  if (!waits) await announce(tx, services, evaluation);
  await vacuumLater(tx, services);
  return true;
}

/** As it was frozen at launch. */
const toPolicy = ({ threshold, weights, pooledSdTenths, ...evaluation }: OpenEvaluation) => {
  const { joins, quotes } = resolveNotice(evaluation);
  return createPolicy({
    threshold,
    joins,
    quotes,
    ...(weights ? { weights } : {}),
    pooledSd: pooledSdTenths === null ? null : pooledSdTenths / 10,
  });
};

const withoutIdentity = ({ participantRole, scores, texts }: ResponseRow): Response => ({
  role: participantRole,
  scores,
  texts,
});

/** Records no actor: who closes early may have answered, and this transaction writes their response. */
const recordClosing = (tx: Tenant, services: Services, { companyId, evaluationId, isEarly }: Closing) =>
  audit(
    tx,
    { actor: { companyId, profileId: null }, services, requestId: null },
    {
      action: "evaluation.closed",
      objectType: "evaluation",
      objectId: evaluationId,
      details: { early: isEarly },
    },
  );
