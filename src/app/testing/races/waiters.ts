import { expect } from "vitest";
import type { World } from "../world.ts";

/** How many connections of this database wait for a lock that another holds. */
export async function countWaiters({ database }: World): Promise<number> {
  const { rows } = await database.owner.query<{ waiting: number }>(`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
  return rows[0]?.waiting ?? 0;
}

/** Until so many wait: the other side of a race has come as far as the lock, on any machine. */
export const waitForWaiters = (world: World, waiting: number) =>
  expect.poll(() => countWaiters(world), { interval: 5 }).toBe(waiting);
