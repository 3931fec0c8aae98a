import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { daysAfter } from "#platform/calendarDays.ts";
import { momentIn } from "#platform/localTime.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { PlannedRun, TooClose } from "../../contract/series.ts";
import { selectAsked } from "../../rules/audience.ts";
import {
  listCloseDays,
  listTooClose,
  restDays,
  type AskedBefore,
  type AskedLater,
} from "../../rules/rest.ts";
import { pulseRuns, pulseSeries } from "../../tables.ts";
import type { Staff } from "./audience.ts";
import { toProgress } from "./facts.ts";
import type { CompanyClock } from "./queries.ts";

/** Of so many series, those that open next: more than a company has at once. */
const maxSeries = 20;

interface Plan {
  templateId: string;
  /** Those who would be asked. */
  profileIds: readonly string[];
  /** Its next runs; none while it has no first day. */
  next: readonly PlannedRun[];
}

/** Other surveys that would leave these people no rest: two statements, whatever the number of runs. */
export async function listCloseSurveys(
  tx: Tenant,
  companyId: string,
  staff: Staff,
  plan: Plan,
  clock: Pick<CompanyClock, "today" | "timeZone">,
): Promise<TooClose[]> {
  const first = { asked: plan.profileIds.length, opensOn: plan.next[0]?.opensOn ?? clock.today };
  const before = await listAskedBefore(tx, companyId, { ...plan, ...first, ...clock });
  return listTooClose(first, before, await listAskedLater(tx, companyId, staff, plan, clock));
}

/** Runs that opened in the last days before one or are still open on its day, and how many of these people they asked. */
async function listAskedBefore(
  tx: Tenant,
  companyId: string,
  { profileIds, opensOn, timeZone }: Pick<Plan, "profileIds"> & { opensOn: string; timeZone: string },
): Promise<AskedBefore[]> {
  const since = momentIn(timeZone, daysAfter(opensOn, -restDays)).toISOString();
  const { rows } = await tx.execute<AskedBefore & Record<string, unknown>>(sql`
    select ((r.opened_at at time zone ${timeZone})::date)::text as "opensOn", count(*)::int as shared,
      case when r.status = 'open' and r.closed_at is null
        then ((r.closes_at - interval '1 microsecond') at time zone ${timeZone})::date::text end as "closesOn"
    from pulse_runs r
    join pulse_invitations i on i.company_id = r.company_id and i.run_id = r.id
    where r.company_id = ${companyId}
      and (r.opened_at > ${since} or (r.status = 'open' and r.closes_at > ${momentIn(timeZone, opensOn).toISOString()}))
      and i.profile_id = any(${sql.param([...profileIds])}::uuid[])
    group by r.id, r.status, r.opened_at, r.closes_at, r.closed_at`);
  return rows;
}

/** Days close to the next runs on which series of other surveys come, and how many of these people they would ask today. */
async function listAskedLater(
  tx: Tenant,
  companyId: string,
  { people, teams }: Staff,
  { templateId, profileIds, next }: Plan,
  { today }: Pick<CompanyClock, "today">,
): Promise<AskedLater[]> {
  const planned = await tx
    .select({ series: pulseSeries })
    .from(pulseRuns)
    .innerJoin(
      pulseSeries,
      and(eq(pulseSeries.companyId, pulseRuns.companyId), eq(pulseSeries.id, pulseRuns.seriesId)),
    )
    .where(
      and(
        eq(pulseRuns.companyId, companyId),
        eq(pulseRuns.status, "scheduled"),
        ne(pulseRuns.templateId, templateId),
        isNull(pulseSeries.pausedAt),
      ),
    )
    .orderBy(asc(pulseRuns.opensAt), asc(pulseRuns.id))
    .limit(maxSeries);
  const asked = new Set(profileIds);
  return planned.flatMap(({ series }) => {
    const days = listCloseDays(next, toProgress(series));
    if (days.length === 0) return [];
    const { audience } = series.plan;
    const shared = selectAsked(people, teams, { audience, today }).filter(({ id }) => asked.has(id)).length;
    return days.map((opensOn) => ({ opensOn, shared }));
  });
}
