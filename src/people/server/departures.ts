import { companyQueue, enqueue, type Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { notifyLeadsOfDeparturesTask, type DepartureTask } from "../contract/tasks.ts";

/**
 * Queued for after the commit: evaluations, a higher concept, are locked one by one there, and this request does not
 * wait for them.
 */
export async function enqueueDepartures(
  tx: Tenant,
  { companyId, profileId }: Pick<Actor, "companyId" | "profileId">,
  ids: readonly string[],
): Promise<void> {
  const task: DepartureTask = { companyId, profileIds: [...ids], by: profileId };
  await enqueue(tx, notifyLeadsOfDeparturesTask, { ...task }, { queue: companyQueue(companyId) });
}
