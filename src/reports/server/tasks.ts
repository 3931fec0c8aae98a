import { countAwaited } from "#answers/server/queries/participation.ts";
import { companyToday } from "#evaluations/server/today.ts";
import { asTenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import { closeEvaluation } from "./closeEvaluation.ts";
import { listComplete, listOverdue, lockOpenCollection, type EvaluationKey } from "./queries.ts";

/** Closes a collection after its due day or once all have finished; a repeated or early call does nothing. */
export const closeWhenCompleteTask = (
  services: Services,
  { companyId, evaluationId }: EvaluationKey,
): Promise<void> =>
  asTenant(services.reportDb, { companyId, profileId: null }, async (tx) => {
    const key = { companyId, evaluationId };
    // Counted after the lock: someone may have been invited since the task was queued.
    const open = await lockOpenCollection(tx, key);
    if (!open) return;
    const isOverdue = open.dueOn !== null && open.dueOn < (await companyToday(tx, services, companyId));
    if (!isOverdue && (await countAwaited(tx, key)) > 0) return;
    await closeEvaluation(tx, services, { ...key, isEarly: false });
  });

/** The evaluations of a company that are still open and should not be, for the minute's round. */
export const listEvaluationsDueToClose = (
  services: Services,
  companyId: string,
): Promise<{ id: string; isComplete: boolean }[]> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const today = await companyToday(tx, services, companyId);
    const complete = new Set(await listComplete(tx, companyId));
    const due = new Set([...complete, ...(await listOverdue(tx, companyId, today))]);
    // In one order, in which two workers queue them without waiting for each other.
    return [...due].toSorted().map((id) => ({ id, isComplete: complete.has(id) }));
  });
