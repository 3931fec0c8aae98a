import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { isEvaluationVisibleTo } from "./visible.ts";

/** The running evaluations of the actor with a lower threshold than the company's now. */
const runsBelow = (actor: Actor) => sql`
  from evaluations e
  join companies c on c.id = e.company_id
  left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
  where ${isEvaluationVisibleTo(actor)}
    and e.subject_profile_id is distinct from ${actor.profileId}
    and e.status = 'in_progress' and e.releases_on is null and e.threshold < c.anonymity_threshold`;

export async function countBelowThreshold(
  tx: Tenant,
  actor: Actor,
): Promise<{ count: number; threshold: number }> {
  const {
    rows: [row],
  } = await tx.execute<{ count: number; threshold: number }>(sql`
    select (select count(*)::int ${runsBelow(actor)}) as count, c.anonymity_threshold as threshold
    from companies c where c.id = ${actor.companyId}`);
  if (!row) throw new Error("the transaction names a company that does not exist");
  return row;
}

/**
 * Raises them, each under its lock: one whose collection closes meanwhile keeps the threshold that its report was
 * computed with.
 */
export async function raiseThresholds(tx: Tenant, actor: Actor): Promise<string[]> {
  const { rows: locked } = await tx.execute<{ id: string }>(
    sql`select e.id ${runsBelow(actor)} order by e.id for update of e`,
  );
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.execute(sql`
    update evaluations e set threshold = c.anonymity_threshold, updated_at = ${actor.at.toISOString()}
    from companies c
    where c.id = e.company_id and e.company_id = ${actor.companyId} and e.id = any(${sql.param(ids)}::uuid[])`);
  return ids;
}
