import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";

/**
 * Counts anew what was filled at once, as the server would within a minute or two: every connection then makes its plans
 * again, which were made for the few rows of before (src/platform/server/README.md). Needs the owner of the tables.
 */
export async function analyze(owner: pg.Pool, tables: readonly PgTable[]): Promise<void> {
  const names = new Set(tables.map((table) => `public.${getTableConfig(table).name}`));
  await owner.query(`analyze ${[...names].join(", ")}`);
}
