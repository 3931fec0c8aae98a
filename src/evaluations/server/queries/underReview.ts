import { sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { EvaluationStatus } from "../../vocabulary.ts";
import { isRunByItsSubject } from "./promoted.ts";

/** For the person evaluated, an evaluation under review has the status in progress (rules/status.ts). */
const isUnderReview = ({ profileId }: Actor) =>
  sql`(e.status = 'review' and e.subject_profile_id is not distinct from ${profileId} and not ${isRunByItsSubject})`;
/** The status of `e` that the actor sees. */
export const selectStatus = (actor: Actor) =>
  sql`case when ${isUnderReview(actor)} then 'in_progress' else e.status end`;

/** Those of the actor: nearly always none, so that the others are found by their status alone. */
export async function listUnderReview(tx: Tenant, actor: Actor): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.id from evaluations e
    where e.company_id = ${actor.companyId} and e.subject_profile_id = ${actor.profileId} and ${isUnderReview(actor)}`);
  return rows.map(({ id }) => id);
}

/** Of those of `e` that the actor may not know to be under review, `underReview` are listed as in progress. */
export function hasStatus(actor: Actor, status: EvaluationStatus, underReview: readonly string[]): SQL {
  if (status === "review") return sql`e.status = 'review' and not ${isUnderReview(actor)}`;
  if (underReview.length > 0)
    return sql`(e.status = ${status} or e.id = any(${sql.param([...underReview])}::uuid[]))`;
  return sql`e.status = ${status}`;
}
