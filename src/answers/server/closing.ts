import { closeWhenComplete } from "#evaluations/contract/tasks.ts";
import { enqueue, type Tenant } from "#platform/server/database.ts";
import { countAwaited } from "./queries/participation.ts";

/** Nobody is awaited any more: the reports, a concept above, close the collection after the commit. */
export async function closeIfLast(
  tx: Tenant,
  collection: { companyId: string; evaluationId: string },
): Promise<void> {
  if ((await countAwaited(tx, collection)) > 0) return;
  await enqueue(tx, closeWhenComplete, collection, { key: `close:${collection.evaluationId}` });
}
