import { administers } from "#accounts/rules/administering.ts";
import { sql } from "drizzle-orm";
import type { EvaluationType } from "#evaluations/vocabulary.ts";
import { findPeriodEnd, type Period } from "#platform/periods.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { ParticipationGroup } from "../../contract/board.ts";
import { fromWatched, isWatchedBy } from "./watched.ts";

interface Row extends Record<string, unknown> {
  campaignId: string | null;
  campaignName: string | null;
  type: EvaluationType | null;
  evaluations: number;
  invited: number;
  finished: number;
  others: number | null;
}

/** So many groups are told of apart. */
const maxGroups = 50;

/**
 * The participants of the evaluations that ran in a period, by campaign where the actor may open it, else by type. One that
 * is not over counts as running until today, even while its report waits: the day of its closing is not to be known yet.
 * The largest groups come first; beyond some, the others are one.
 */
export async function countParticipation(
  tx: Tenant,
  actor: Actor,
  period: Period,
): Promise<ParticipationGroup[]> {
  const end = findPeriodEnd(period);
  const { rows } = await tx.execute<Row>(sql`
    with counted as (
      select e.company_id, e.id, e.evaluation_type, c.id as campaign_id, c.name ${fromWatched}
      left join campaigns c on c.company_id = e.company_id and c.id = e.campaign_id
        and (${administers(actor)} or c.author_profile_id = ${actor.profileId})
      where e.launched_on <= ${end}::date and ${isWatchedBy(actor)}
        and (e.status in ('in_progress', 'review')
          or (e.status in ('completed', 'archived') and e.closed_on >= ${period.start}::date))
    ), grouped as (
      select e.campaign_id, e.name, case when e.campaign_id is null then e.evaluation_type end as type,
        count(distinct e.id) as evaluations, count(p.id) as invited,
        count(p.id) filter (where p.status = 'completed') as finished
      from counted e
      left join evaluation_participants p on p.company_id = e.company_id and p.evaluation_id = e.id
      group by 1, 2, 3
    ), placed as (
      select *, row_number() over (order by invited desc, name, type) as place from grouped
    )
    select min(campaign_id::text) as "campaignId", min(name) as "campaignName", min(type) as type,
      sum(evaluations)::int as evaluations, sum(invited)::int as invited, sum(finished)::int as finished, null as others
    from placed where place <= ${maxGroups} group by place
    union all
    select null, null, null, sum(evaluations)::int, sum(invited)::int, sum(finished)::int, count(*)::int
    from placed where place > ${maxGroups} having count(*) > 0
    order by others nulls first, invited desc, "campaignName", type`);
  return rows.map(({ campaignId, campaignName, ...counts }) => ({
    ...counts,
    campaign: campaignId === null ? null : { id: campaignId, name: campaignName ?? "" },
  }));
}
