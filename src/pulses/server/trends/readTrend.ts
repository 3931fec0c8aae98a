import { and, desc, eq, lte, sql, type SQL } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import type { PulseCutCell, PulseSnapshot, WholeCell } from "#disclosure/contract/pulse.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { SeriesTrend } from "../../contract/trends.ts";
import { buildSeriesTrend } from "../../rules/seriesTrend.ts";
import { tellAnswers } from "../../rules/participation.ts";
import { pulseReports, pulseRuns, pulseSeries } from "../../tables.ts";
import { maxTrendRuns } from "../../vocabulary.ts";
import { resolveRunReader, selectRunAccess } from "../reports/access.ts";
import { selectOpeningDay } from "../runs/facts.ts";

/** So many closed runs of the company are looked through, the latest first, for one that has something of a team. */
const maxSearched = 50;

const isInCharge = ({ capabilities }: Actor) => capabilities.has("managePeople");

/**
 * The runs of one series up to the last one that closed with something of a team. Who reads which run and which part is decided
 * as for its report; a run that is not for this reader leaves a gap.
 */
export async function readTrend(
  tx: Tenant,
  actor: Actor,
  { team }: { team?: string | undefined },
): Promise<SeriesTrend | null> {
  const latest = await findLatest(tx, actor, team);
  if (!latest) return null;
  const { part } = latest;
  const rows = await selectTrendRows(tx, actor, latest);
  const [first] = rows;
  if (!first) return null;
  return buildSeriesTrend(
    { anchor: first.anchor, cadence: first.plan.cadence, part },
    rows.flatMap(({ access, content, results, spread, asked, shownAnswers, ...run }) => {
      const reader = resolveRunReader(actor, access);
      if (!reader || !content || !spread) return [];
      const seesPart = reader.kind === "charge" || (part !== null && reader.teams.includes(part.id));
      return [
        {
          ...run,
          content,
          spread,
          asked: asked ?? 0,
          answers: tellAnswers({ status: "closed", shownAnswers, threshold: run.threshold }),
          results: (results ?? []).map((one) => (seesPart ? one : { ...one, part: null })),
        },
      ];
    }),
  );
}

interface Latest {
  seriesId: string;
  occurrence: string;
  part: SeriesTrend["part"];
}

/**
 * The run that closed last of those with something for the reader: of a series that has a course, two runs with figures,
 * before one that has none. Refused for a team that is not theirs to see.
 */
async function findLatest(tx: Tenant, actor: Actor, team: string | undefined): Promise<Latest | null> {
  const { companyId } = actor;
  const isWhole = isInCharge(actor) && team === undefined;
  const { rows } = await tx.execute<{
    seriesId: string | null;
    occurrence: string;
    part: SeriesTrend["part"];
  }>(sql`
    with parts as (${isWhole ? sql`select null::uuid as id, '' as name, 'team' as kind, '' as place` : selectParts(actor, team)}),
    recent as (
      select r.id, r.series_id, r.occurrence, r.closed_at from pulse_runs r
      where r.company_id = ${companyId} and r.status = 'closed' order by r.opens_at desc limit ${maxSearched}
    ), latest as (
      select r.series_id, r.occurrence, p.part
      from recent r
      join pulse_reports s on s.company_id = ${companyId} and s.run_id = r.id
      left join pulse_invitations own on own.company_id = ${companyId} and own.run_id = r.id
        and own.profile_id = ${actor.profileId}
      cross join lateral (
        select case when id is not null then jsonb_build_object('id', id, 'name', name, 'kind', kind) end as part
        from parts where id is null or (
          ${isInCharge(actor) ? sql`true` : sql`own.team_id is distinct from id`} and exists (
            select from jsonb_array_elements(s.snapshot -> 'questions' -> 0 -> 'cuts') one
            where one ->> 'cut' = kind || ':' || id))
        order by exists (
          select from jsonb_array_elements(s.snapshot -> 'questions') q, jsonb_array_elements(q -> 'cuts') one
          where one ->> 'cut' = kind || ':' || id and one -> 'cell' ->> 'form' <> 'hidden') desc, place, id
        limit 1
      ) p
      order by count(*) filter (where exists (
          select from jsonb_array_elements(s.snapshot -> 'questions') q where q -> 'whole' ->> 'form' <> 'hidden'))
        over (partition by r.series_id) >= 2 desc, r.closed_at desc, r.id limit 1
    )
    select l.series_id as "seriesId", l.occurrence::text as occurrence, l.part
    from (select count(*) as count from parts) known left join latest l on true
    where ${team === undefined} or known.count > 0`);
  const [found] = rows;
  if (!found) return refuse("not_found");
  return found.seriesId === null ? null : { ...found, seriesId: found.seriesId };
}

/** The teams that a reader may ask for; those in charge see a direction with all that is below it. */
const selectParts = (actor: Actor, team: string | undefined): SQL => sql`
  select t.id, t.name, t.name_key as place, case when ${isInCharge(actor)} and t.parent_team_id is null and exists (
      select from teams below where below.company_id = t.company_id and below.parent_team_id = t.id)
    then 'direction' else 'team' end as kind
  from teams t
  where t.company_id = ${actor.companyId} and ${team === undefined ? sql`true` : sql`t.id = ${team}`}
    and ${isInCharge(actor) ? sql`true` : sql`t.manager_profile_id = ${actor.profileId}`}`;

const selectTrendRows = (tx: Tenant, actor: Actor, { seriesId, occurrence, part }: Latest) =>
  tx
    .select({
      id: pulseRuns.id,
      number: pulseRuns.number,
      occurrence: pulseRuns.occurrence,
      opensOn: selectOpeningDay,
      asked: pulseRuns.askedCount,
      shownAnswers: pulseRuns.shownAnswers,
      threshold: pulseRuns.threshold,
      content: pulseRuns.content,
      anchor: pulseSeries.anchor,
      plan: pulseSeries.plan,
      access: selectRunAccess(actor),
      spread: sql<PulseSnapshot["spread"] | null>`${pulseReports.snapshot} -> 'spread'`,
      results: selectResults(part && `${part.kind}:${part.id}`),
    })
    .from(pulseRuns)
    .innerJoin(
      pulseSeries,
      and(eq(pulseSeries.companyId, pulseRuns.companyId), eq(pulseSeries.id, pulseRuns.seriesId)),
    )
    .innerJoin(companies, eq(companies.id, pulseRuns.companyId))
    .innerJoin(
      pulseReports,
      and(eq(pulseReports.companyId, pulseRuns.companyId), eq(pulseReports.runId, pulseRuns.id)),
    )
    .where(
      and(
        eq(pulseRuns.companyId, actor.companyId),
        eq(pulseRuns.seriesId, seriesId),
        eq(pulseRuns.status, "closed"),
        lte(pulseRuns.occurrence, occurrence),
      ),
    )
    .orderBy(desc(pulseRuns.occurrence))
    .limit(maxTrendRuns);

/** Of each question the cells that a line follows: the rest of the reports stays where it is. */
const selectResults = (cut: string | null) => sql<
  { key: string; whole: WholeCell; part: PulseCutCell | null }[] | null
>`(select jsonb_agg(jsonb_build_object('key', q -> 'key', 'whole', q -> 'whole', 'part', (
      select one -> 'cell' from jsonb_array_elements(q -> 'cuts') one where one ->> 'cut' = ${cut}::text)))
    from jsonb_array_elements(${pulseReports.snapshot} -> 'questions') q)`;
