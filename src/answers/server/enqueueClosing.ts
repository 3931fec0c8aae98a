import { closeWhenComplete } from "#evaluations/contract/tasks.ts";
import { enqueue, type Tenant } from "#platform/server/database/database.ts";
import { countAwaited } from "#evaluations/server/queries/participation.ts";

interface Collection {
  companyId: string;
  evaluationId: string;
}

/**
 * Queues the closing of a collection without pending answers: reports, a higher concept, closes it after the commit.
 */
export const enqueueClosing = (tx: Tenant, collection: Collection) =>
  enqueue(tx, closeWhenComplete, { ...collection }, { key: `close:${collection.evaluationId}` });

export async function enqueueClosingIfLast(tx: Tenant, collection: Collection): Promise<void> {
  if ((await countAwaited(tx, collection)) === 0) await enqueueClosing(tx, collection);
}
