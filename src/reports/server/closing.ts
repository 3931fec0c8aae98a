import { discardDrafts } from "#answers/server/queries/drafts.ts";
import { rewriteParts } from "#answers/server/queries/participation.ts";
import { rewriteResponses, type ResponseRow } from "#answers/server/queries/responses.ts";
import type { Response, Snapshot } from "#disclosure/contract.ts";
import { policyFor } from "#disclosure/rules/policy.ts";
import { release } from "#disclosure/rules/release.ts";
import { shuffled } from "#disclosure/rules/comments.ts";
import { saveStatus } from "#evaluations/server/queries/evaluations.ts";
import { dayIn } from "#evaluations/server/today.ts";
import { vacuumLater } from "#evaluations/server/vacuum.ts";
import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import {
  findCollection,
  insertSnapshot,
  listRecipients,
  lockOpenCollection,
  type EvaluationKey,
} from "./queries.ts";

interface Closing extends EvaluationKey {
  /** Who closes early; null when the last answer does. */
  by: { profileId: string; requestId: string } | null;
}
type Open = NonNullable<Awaited<ReturnType<typeof lockOpenCollection>>>;

/**
 * Ends the collection and makes the report, exactly once, under the lock of the evaluation (§4 and §5 of
 * docs/product-decisions.md): the responses lose their order, the engine turns them into the snapshot, drafts
 * left open disappear; status, report, mails and audit entry appear together. False when it was not open.
 */
export async function closeCollection(tx: Tenant, services: Services, closing: Closing): Promise<boolean> {
  const evaluation = await lockOpenCollection(tx, closing);
  if (!evaluation) return false;

  const collection = await findCollection(tx, closing);
  const responses = await rewriteResponses(tx, closing, (rows) => shuffled(rows, services.random));
  const snapshot = snapshotOf(evaluation, collection, responses, services);
  const at = services.now();
  const releasedOn = dayIn(collection.timeZone, at);
  await insertSnapshot(tx, closing, { id: services.newId(), snapshot, releasedOn });
  await saveStatus(tx, evaluation, at, "completed");
  await discardDrafts(tx, closing);
  await rewriteParts(tx, closing);
  await recordClosing(tx, services, closing);
  await announce(tx, services, evaluation);
  await vacuumLater(tx, services);
  return true;
}

function snapshotOf(
  { scale, threshold, weights }: Open,
  { items, invited }: Awaited<ReturnType<typeof findCollection>>,
  responses: readonly ResponseRow[],
  { random }: Services,
): Snapshot {
  return release({
    questionnaire: { scale, items },
    responses: responses.map(withoutIdentity),
    policy: policyFor({ threshold, ...(weights ? { weights } : {}) }),
    invited,
    random,
  });
}

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
  await sendLater(
    tx,
    { companyId, now: services.now, newId: services.newId },
    recipients.map(({ id, email, language }) => ({
      kind: id === subjectProfileId ? "reports.ready" : "reports.completed",
      dedupeKey: `completion:${evaluationId}:${id}`,
      recipient: email,
      recipientProfileId: id,
      language,
      data: { evaluationId },
    })),
  );
}
