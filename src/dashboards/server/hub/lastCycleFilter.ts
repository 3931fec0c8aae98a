import { sql, type SQL } from "drizzle-orm";
import { findPeriodEnd, type Period } from "#platform/periods.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { isAmong } from "#platform/server/database/search.ts";
import type { Actor } from "#platform/server/services.ts";
import type { LastCycleState } from "../../vocabulary.ts";
import { selectLast, selectLastDay } from "./lastCycles.ts";

/** Up to this many evaluations, the people are looked up by what is about them; beyond, they are asked one by one. */
const maxLookedUp = 1000;

interface Asked {
  state?: LastCycleState | undefined;
  period?: Period | undefined;
}

/** How people are found by their last evaluation, in a query of `profiles`. */
export interface LastCyclePlan {
  condition: SQL;
  /** They are walked in the order of the list: a total would ask all of them. */
  isWalked: boolean;
}

/**
 * Asks how common the evaluations are that a filter wants, so that a page costs the same in a company ten times larger: few
 * give the people, who are looked up; of many, a page of people is soon found in the order of the list. Null: no filter.
 */
export async function planLastCycle(
  tx: Tenant,
  actor: Actor,
  { state, period }: Asked,
): Promise<LastCyclePlan | null> {
  if (!state && !period) return null;
  if (state === "never") {
    const isNever = sql`coalesce((select false from (${selectLast(actor, sql`profiles.id`)}) e), true)`;
    // Without an evaluation there is no date.
    return { condition: period ? sql`false` : isNever, isWalked: !period };
  }
  // A scalar that is true or false: PostgreSQL believes it of half of the people, and keeps to the order of the list.
  const wanted = sql`coalesce((select ${state ? sql`e.status = ${state}` : sql`true`} ${
    period ? sql`and ${selectLastDay} ${within(period)}` : sql``
  } from (${selectLast(actor, sql`profiles.id`)}) e ${
    period
      ? sql`left join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id`
      : sql``
  }), false)`;
  const found =
    (state ? await findFew(tx, subjectsByState(actor, state)) : null) ??
    (period ? await findFew(tx, subjectsByPeriod(actor, period)) : null);
  if (!found) return { condition: wanted, isWalked: true };
  const among = isAmong(sql`profiles.id`, sql`select unnest(${sql.param(found)}::uuid[])`);
  return { condition: sql`${among} and ${wanted}`, isWalked: false };
}

const within = (period: Period) => sql`between ${period.start}::date and ${findPeriodEnd(period)}::date`;

/** No more than an entry beyond what is looked up is read of each. */
const most = sql`limit ${maxLookedUp + 1}`;

const subjectsByState = ({ companyId }: Actor, state: LastCycleState) => sql`
  (select e.subject_profile_id as id from evaluations e
    where e.company_id = ${companyId} and e.status = ${state} ${most})`;

/** Published on these days, or due on them: those that were published on other days are told apart person by person. */
const subjectsByPeriod = ({ companyId }: Actor, period: Period) => sql`
  (select e.subject_profile_id as id from report_snapshots r
    join evaluations e on e.company_id = r.company_id and e.id = r.evaluation_id
    where r.company_id = ${companyId} and r.released_on ${within(period)} ${most})
  union all ${sql.join(
    [sql`not e.is_archived`, sql`e.is_archived`].map(
      (half) => sql`(select e.subject_profile_id as id from evaluations e
        where e.company_id = ${companyId} and ${half} and e.due_key ${within(period)} ${most})`,
    ),
    sql` union all `,
  )}`;

/** The people, each once; null where there are more evaluations than are looked up. */
async function findFew(tx: Tenant, subjects: SQL): Promise<string[] | null> {
  const { rows } = await tx.execute<{ ids: string[]; read: number }>(sql`
    select count(*)::int as read, coalesce(array_agg(distinct id) filter (where id is not null), '{}') as ids
    from (${subjects}) subject`);
  const [{ ids, read } = { ids: [], read: 0 }] = rows;
  return read > maxLookedUp ? null : ids;
}
