import { getTableConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { enqueue, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { vacuumPulses } from "../../contract/tasks.ts";
import { pulseCounts, pulseInbox, pulseReceipts, pulseResponses } from "../../tables.ts";

const minute = 60_000;

/** As vacuumLater of evaluations: one to two minutes later, once for all that was deleted within a minute. */
export const vacuumLater = (tx: Tenant, { now }: Pick<Services, "now">): Promise<unknown> => {
  const runAt = new Date((Math.floor(now().getTime() / minute) + 2) * minute);
  return enqueue(tx, vacuumPulses, {}, { runAt, key: `${vacuumPulses}:${runAt.toISOString()}` });
};

/** What was moved, counted or removed: until then a deleted row stays on disk with its transaction. */
const tablesToVacuum = [pulseInbox, pulseResponses, pulseCounts, pulseReceipts];

/** Needs the owner of the tables, outside a transaction. */
export async function vacuum(owner: pg.Pool): Promise<void> {
  const names = tablesToVacuum.map((table) => `public.${getTableConfig(table).name}`);
  await owner.query(`vacuum (index_cleanup on) ${names.join(", ")}`);
}
