import { sql } from "drizzle-orm";
import type { Tenant } from "./database.ts";

/**
 * Until the end of the transaction, no table is read from end to end where an index would do. A plan that is kept for any
 * company expects an average one: with few companies it would read all of them to find the rows of a small one.
 */
export const readByIndex = (tx: Tenant) => tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
