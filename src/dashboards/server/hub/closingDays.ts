import { sql } from "drizzle-orm";
import { findPeriodEnd, type Period } from "#platform/periods.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { ClosingDays } from "../../contract/hub.ts";
import { fromWatched, isWatchedBy } from "../board/watched.ts";

/** From so many closed evaluations on, days are told. */
const minEvaluations = 5;

type Row = { evaluations: number; median: number | null; from: number | null; to: number | null };

/**
 * Half of the evaluations took `from` to `to` days, from their launch to their closing. Only those whose report is
 * published: until then, that the last answer has come is not to be known.
 */
export async function readClosingDays(tx: Tenant, actor: Actor, period: Period): Promise<ClosingDays> {
  const { rows } = await tx.execute<Row>(sql`
    select count(*)::int as evaluations,
      percentile_cont(0.5) within group (order by days)::float as median,
      percentile_disc(0.25) within group (order by days)::int as "from",
      percentile_disc(0.75) within group (order by days)::int as "to"
    from (
      select e.closed_on - e.launched_on as days ${fromWatched}
      where e.status in ('completed', 'archived') and e.closed_on is not null and e.launched_on is not null
        and e.closed_on between ${period.start}::date and ${findPeriodEnd(period)}::date
        and ${isWatchedBy(actor)}
    ) closed`);
  const { evaluations, median, from, to } = rows[0]!;
  if (evaluations < minEvaluations || median === null || from === null || to === null) return { days: null };
  return { days: { evaluations, median, from, to } };
}
