import { sql, type SQL } from "drizzle-orm";
import { matching, planSearch } from "#platform/server/database/search.ts";
import { evaluationWords } from "../../tables.ts";
import {
  buildConditions,
  fromEvaluations,
  isNearActor,
  toListQuery,
  type ListContext,
  type ListQuery,
} from "./list.ts";
import { isPromotedByItsSubject } from "./promoted.ts";
import { listUnderReview } from "./underReview.ts";
import { isEvaluationManageableBy, isEvaluationVisibleTo } from "./visible.ts";

/** How many there are on all pages, however many: for work that does not hurry. */
export async function countVisible({ tx, actor }: ListContext, question: ListQuery): Promise<number> {
  const underReview = question.status === "in_progress" ? await listUnderReview(tx, actor) : [];
  const wanted = { ...toListQuery(question), underReview };
  const search = await planSearch(tx, evaluationWords, actor.companyId, wanted.search);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count ${fromEvaluations}
    where ${buildConditions(actor, wanted, matching(search, sql`e.id`))}`);
  return rows[0]?.count ?? 0;
}

/** Of the evaluations that there were at a moment, those that the actor manages; it changes once one of them is another’s. */
export const digestVisible = (context: ListContext, until: Date): Promise<string> =>
  digest(
    context,
    until,
    sql`${isEvaluationVisibleTo(context.actor)} ${isNearActor(context.actor)} and ${isEvaluationManageableBy(context.actor)}`,
  );

/** The same for an actor who manages all others: those about themself, or about a person who promoted them. */
export const digestWithheld = (context: ListContext, until: Date): Promise<string> =>
  digest(
    context,
    until,
    sql`(e.subject_profile_id = ${context.actor.profileId} or ${isPromotedByItsSubject(context.actor)})`,
  );

async function digest({ tx, actor }: ListContext, until: Date, condition: SQL): Promise<string> {
  const { rows } = await tx.execute<{ digest: string }>(sql`
    select md5(coalesce(string_agg(e.id::text, ',' order by e.id), '')) as digest ${fromEvaluations}
    where e.company_id = ${actor.companyId} and e.created_at <= ${until.toISOString()}::timestamptz and ${condition}`);
  return rows[0]?.digest ?? "";
}
