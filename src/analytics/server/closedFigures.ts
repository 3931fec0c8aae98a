import { sql } from "drizzle-orm";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import { selectStandpoint } from "#evaluations/server/queries/standpoint.ts";
import { findPeriod, findPeriodEnd } from "#platform/periods.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import { isOpenTo, type ReaderRow } from "#reports/server/newReports.ts";
import { membersManagedBy } from "#teams/server/queries.ts";
import { selectClosed, type PartlyClosedFigure } from "../rules/closedFigures.ts";

/** The figures of the teams of a manager that they may not read, each named by `nameFigure`. */
export type ClosedFigures = ReadonlySet<string>;

interface Days {
  from: string;
  to: string;
}

/**
 * Finds which figures stay closed to a manager of teams (§6): no combination of those that were open on any night, of all
 * their teams, rests on one to four people whose reports they may not open.
 * @param days from the first to the last day that is read; no figure rests on reports of two years
 */
export async function findClosedFigures(tx: Tenant, actor: Actor, days: Days): Promise<ClosedFigures> {
  const told = await listToldOfTeams(tx, actor, days);
  const closed = await listClosedReports(
    tx,
    actor,
    told.flatMap(({ columns }) => columns),
  );
  const figures = told
    .map((figure) => ({
      ...figure,
      columns: figure.columns.filter((column) => closed.has(column)).map(String),
    }))
    .filter(({ columns }) => columns.length > 0);
  return inSteps(selectClosed(figures, (column) => closed.get(Number(column))!));
}

type ToldFigure = Omit<PartlyClosedFigure, "columns"> & { columns: number[] };

const toYears = (days: Days): Days => ({
  from: findPeriod("year", days.from).start,
  to: findPeriodEnd(findPeriod("year", days.to)),
});

/** In the order of the nights. */
async function listToldOfTeams(tx: Tenant, { companyId, profileId }: Actor, days: Days) {
  const { from, to } = toYears(days);
  const { rows } = await tx.execute<ToldFigure & Record<string, unknown>>(sql`
    select f.measure, f.cut, f.period_kind as kind, f.period_start::text as start, f.told_on::text as "toldOn", f.columns
    from analytics_figures f
    where f.company_id = ${companyId} and f.period_start between ${from}::date and ${to}::date
      and f.cut in (
        select kind || ':' || t.id from teams t, unnest(array['team', 'direction']) kind
        where t.company_id = ${companyId} and t.manager_profile_id = ${profileId})
    order by f.measure, f.told_on, f.id`);
  return rows;
}

type ReportRow = ReaderRow & { number: number; profileId: string; managesTeam: boolean };

/** Of these reports, those that the actor may not open, with the person whom each is about. */
async function listClosedReports(tx: Tenant, actor: Actor, numbers: readonly number[]) {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<ReportRow & Record<string, unknown>>(sql`
    select c.number, c.profile_id as "profileId", e.team_manager_reads as "teamManagerReads",
      ${selectStandpoint(profileId, isPromotedByItsSubject(actor))},
      s.id in (${membersManagedBy(actor)}) as "managesTeam"
    from analytics_reports c
    join evaluations e on e.company_id = c.company_id and e.id = c.evaluation_id
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    where c.company_id = ${companyId} and c.number = any(${sql.param([...new Set(numbers)])}::integer[])`);
  return new Map(
    rows
      .filter((row) => !isOpenTo(actor, row, row.managesTeam))
      .map(({ number, profileId: person }) => [number, person]),
  );
}
