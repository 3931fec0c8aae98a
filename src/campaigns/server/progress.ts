import { sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Progress } from "../contract.ts";
import { visibleLines, seenBy, todayOf } from "./queries.ts";

/**
 * Where a launch is, in one statement that reads the evaluations of the campaign and nobody who answers. What is planned
 * by itself for a later day waits for that day, not for the launch.
 */
export async function readProgress(tx: Tenant, actor: Actor, id: string): Promise<Progress> {
  const { rows } = await tx.execute<Progress & Record<string, unknown>>(sql`
    select counted.waiting, counted.started from campaigns c cross join lateral (
      select count(*) filter (where e.status = 'pending' and e.starts_on <= ${todayOf(actor)})::int as waiting,
        count(*) filter (where e.status not in ('draft', 'pending'))::int as started
      from ${visibleLines(actor)}) counted
    where ${seenBy(actor)} and c.id = ${id}`);
  const [progress] = rows;
  if (!progress) refuse("not_found");
  return progress;
}
