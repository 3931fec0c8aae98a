import { discardDrafts } from "#answers/server/queries/drafts.ts";
import { rewriteParticipations } from "#answers/server/queries/participation.ts";
import { rewriteResponses, type ResponseRow } from "#answers/server/queries/responses.ts";
import type { Response } from "#disclosure/contract.ts";
import { shuffled } from "#disclosure/rules/comments.ts";
import { policyFor } from "#disclosure/rules/policy.ts";
import { computeSnapshot } from "#disclosure/rules/computeSnapshot.ts";
import { spreadOf } from "#disclosure/rules/spread.ts";
import { saveStatus } from "#evaluations/server/queries/evaluations.ts";
import { dayIn } from "#company/server/dayIn.ts";
import { vacuumLater } from "#evaluations/server/vacuum.ts";
import { wants } from "#notifications/rules.ts";
import { notify, withdrawAsked } from "#notifications/server/notify.ts";
import { refusalsOf } from "#notifications/server/refusals.ts";
import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { groupsIsolating } from "./earlierReports.ts";
import {
  findCollection,
  insertSnapshot,
  listRecipients,
  lockOpenCollection,
  type EvaluationKey,
} from "./queries.ts";
import { addSpread, lockSpreadSums } from "./raterSpread.ts";

interface Closing extends EvaluationKey {
  /** Who closes early; null when the last answer does. */
  by: { profileId: string; requestId: string } | null;
}
type Open = NonNullable<Awaited<ReturnType<typeof lockOpenCollection>>>;

/**
 * Closes the collection and computes the report, exactly once, under the lock of the evaluation (§4 and §5 of
 * docs/product-decisions.md): responses are reordered, the snapshot is computed, open drafts are deleted; status,
 * report, emails and audit entry are written in the same transaction. False when it was not open.
 */
export async function closeEvaluation(tx: Tenant, services: Services, closing: Closing): Promise<boolean> {
  const evaluation = await lockOpenCollection(tx, closing);
  if (!evaluation) return false;

  const sums = await lockSpreadSums(tx, services, closing.companyId);
  const collection = await findCollection(tx, closing);
  const at = services.now();
  const closedOn = dayIn(collection.timeZone, at);
  const isolating = await groupsIsolating(tx, evaluation, closedOn);
  const rows = await rewriteResponses(tx, closing, (all) => shuffled(all, services.random));
  const responses = rows.map(withoutIdentity);
  const questionnaire = { scale: evaluation.scale, items: collection.items };
  const snapshot = computeSnapshot({
    questionnaire,
    responses,
    policy: policyOf(evaluation),
    invited: collection.invited,
    isolating,
    random: services.random,
  });
  await insertSnapshot(tx, closing, { id: services.newId(), snapshot, releasedOn: closedOn });
  await addSpread(tx, services, sums, spreadOf(questionnaire, responses, snapshot));
  await saveStatus(tx, evaluation, at, "completed", { closedOn });
  await discardDrafts(tx, closing);
  await rewriteParticipations(tx, closing);
  await recordClosing(tx, services, closing);
  await announce(tx, services, evaluation);
  await vacuumLater(tx, services);
  return true;
}

/** As it was frozen at launch. */
const policyOf = ({ threshold, weights, pooledSdTenths }: Open) =>
  policyFor({
    threshold,
    ...(weights ? { weights } : {}),
    pooledSd: pooledSdTenths === null ? null : pooledSdTenths / 10,
  });

const withoutIdentity = ({ participantRole, scores, texts }: ResponseRow): Response => ({
  role: participantRole,
  scores,
  texts,
});

const recordClosing = (tx: Tenant, services: Services, { companyId, evaluationId, by }: Closing) =>
  audit(
    tx,
    {
      actor: { companyId, profileId: by?.profileId ?? null },
      services,
      requestId: by?.requestId ?? null,
    },
    {
      action: "evaluation.closed",
      objectType: "evaluation",
      objectId: evaluationId,
      details: { early: by !== null },
    },
  );

async function announce(tx: Tenant, services: Services, evaluation: Open): Promise<void> {
  const { companyId, id: evaluationId, subjectProfileId } = evaluation;
  const recipients = await listRecipients(tx, evaluation, services.now());
  const isSubject = (id: string) => id === subjectProfileId;
  const refused = await refusalsOf(
    tx,
    companyId,
    recipients.map(({ id }) => id),
  );
  const kindFor = (id: string) => (isSubject(id) ? "report_ready" : "evaluation_completed");
  const written = recipients.filter(({ id }) => wants({ kind: kindFor(id), channel: "email" }, refused(id)));
  await sendLater(
    tx,
    { companyId, now: services.now, newId: services.newId },
    written.map(({ id, email, language }) => ({
      kind: isSubject(id) ? "reports.ready" : "reports.completed",
      dedupeKey: `completion:${evaluationId}:${id}`,
      recipient: email,
      recipientProfileId: id,
      language,
      data: { evaluationId },
    })),
  );
  await withdrawAsked(tx, companyId, evaluationId);
  await notify(
    tx,
    services,
    companyId,
    recipients.map(({ id }) => ({ profileId: id, evaluationId, kind: kindFor(id) })),
  );
}
