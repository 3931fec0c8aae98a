import { enqueue, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { vacuumAnswers } from "../contract/tasks.ts";

const minute = 60_000;

/**
 * Has what this transaction deletes removed from disk. It happens one to two minutes later, once no older transaction
 * can still see the deleted rows, and once for everything that was deleted within the same minute.
 */
export const vacuumLater = (tx: Tenant, { now }: Pick<Services, "now">): Promise<unknown> => {
  const runAt = new Date((Math.floor(now().getTime() / minute) + 2) * minute);
  return enqueue(tx, vacuumAnswers, {}, { runAt, key: `${vacuumAnswers}:${runAt.toISOString()}` });
};
