import { countAwaited } from "#answers/server/queries/participation.ts";
import { asTenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import { closeCollection } from "./closing.ts";
import { listComplete, lockOpenCollection, type EvaluationKey } from "./queries.ts";

/** Closes a collection in which everyone has finished or declined; harmless when repeated or too early. */
export const closeWhenCompleteTask = (
  services: Services,
  { companyId, evaluationId }: EvaluationKey,
): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const key = { companyId, evaluationId };
    // Counted after the lock: someone may have been invited since the task was queued.
    const open = await lockOpenCollection(tx, key);
    if (!open || (await countAwaited(tx, key)) > 0) return;
    await closeCollection(tx, services, { ...key, by: null });
  });

/** The evaluations of a company that wait for nobody but are still open, for the minute's round. */
export const completeEvaluations = (services: Services, companyId: string): Promise<string[]> =>
  asTenant(services.db, { companyId, profileId: null }, (tx) => listComplete(tx, companyId));
