import { countAwaited } from "#evaluations/server/queries/participation.ts";
import { readCompany } from "#company/server/queries.ts";
import { computeClosingTime } from "#evaluations/rules/dueWork.ts";
import { closeWhenComplete } from "#evaluations/contract/tasks.ts";
import { asTenant, enqueue } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { closeEvaluation } from "./closeEvaluation.ts";
import { listComplete, lockOpenCollection, type EvaluationKey } from "./queries.ts";

/** Closes a collection after its due day or once all have finished; a repeated or early call does nothing. */
export const closeWhenCompleteTask = (
  services: Services,
  { companyId, evaluationId }: EvaluationKey,
): Promise<void> =>
  asTenant(services.reportDb, { companyId, profileId: null }, async (tx) => {
    const key = { companyId, evaluationId };
    // Counted after the lock: a person may have been invited since the task was queued.
    const open = await lockOpenCollection(tx, key);
    if (!open) return;
    const { timeZone } = await readCompany(tx, companyId);
    const isOverdue = open.dueOn !== null && computeClosingTime(open.dueOn, timeZone) <= services.now();
    if (!isOverdue && (await countAwaited(tx, key)) > 0) return;
    await closeEvaluation(tx, services, { ...key, isEarly: false });
  });

/**
 * Queues the closings of complete collections of a company without a job, as after a job that failed for good. Runs each
 * hour: the last answer queues the closing in its own transaction, and leaves no row that would disclose its time.
 */
export const queueLostClosings = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const complete = await listComplete(tx, companyId);
    for (const evaluationId of complete.toSorted())
      await enqueue(tx, closeWhenComplete, { companyId, evaluationId }, { key: `close:${evaluationId}` });
    if (complete.length > 0)
      services.log.warn({ companyId, kind: closeWhenComplete, count: complete.length }, "closings were lost");
  });
