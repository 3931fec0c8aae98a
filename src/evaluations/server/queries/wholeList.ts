import { sql, type SQL } from "drizzle-orm";
import { matching, planSearch } from "#platform/server/database/search.ts";
import type { Actor } from "#platform/server/services.ts";
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

/**
 * Rights over a file of evaluations (exports/server/kind.ts), for an actor who manages some: those that they managed when it was
 * begun. It is lost where one of them is another’s now. Drafts take nothing away: they come and go, and may be about the actor.
 */
export const managedEvaluations = {
  note: (context: ListContext): Promise<string[]> => listIds(context, isManagedBy(context.actor)),
  isLost: (context: ListContext, { noted }: { noted: readonly string[] }): Promise<boolean> =>
    hasAny(
      context,
      sql`e.id = any(${sql.param([...noted])}::uuid[])
        and e.id not in (select e.id ${fromEvaluations} where e.company_id = ${context.actor.companyId} and ${isManagedBy(context.actor)})`,
    ),
};

/**
 * The same for an actor who manages all but a few: those, about themself or about a person who promoted them. It is lost where
 * there is another one, of what there was when the file was begun.
 */
export const withheldEvaluations = {
  note: (context: ListContext): Promise<string[]> => listIds(context, isWithheldFrom(context.actor)),
  isLost: (context: ListContext, { noted, at }: { noted: readonly string[]; at: Date }): Promise<boolean> =>
    hasAny(
      context,
      sql`${isWithheldFrom(context.actor)} and e.created_at <= ${at.toISOString()}::timestamptz
        and e.id <> all(${sql.param([...noted])}::uuid[])`,
    ),
};

const isManagedBy = (actor: Actor) =>
  sql`${isEvaluationVisibleTo(actor)} ${isNearActor(actor)} and ${isEvaluationManageableBy(actor)}`;
const isWithheldFrom = (actor: Actor) =>
  sql`(e.subject_profile_id = ${actor.profileId} or ${isPromotedByItsSubject(actor)})`;

async function listIds({ tx, actor }: ListContext, condition: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.id ${fromEvaluations} where e.company_id = ${actor.companyId} and ${condition}`);
  return rows.map(({ id }) => id);
}

async function hasAny({ tx, actor }: ListContext, condition: SQL): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (
      select ${fromEvaluations} where e.company_id = ${actor.companyId}
        and e.launched_on is not null and e.status not in ('draft', 'pending') and ${condition}) as found`);
  return rows[0]?.found ?? false;
}
