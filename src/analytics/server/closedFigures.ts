import { sql, type SQL } from "drizzle-orm";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import { selectStandpoint } from "#evaluations/server/queries/standpoint.ts";
import { selectPromoters } from "#people/server/roleGrants.ts";
import { findPeriod, findPeriodEnd } from "#platform/periods.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import { isOpenTo, type ReaderRow } from "#reports/server/newReports.ts";
import { membersManagedBy } from "#teams/server/queries.ts";
import { selectClosed, type PartlyClosedFigure } from "../rules/closedFigures.ts";
import { seesWholeCompany } from "./cuts.ts";

/** The figures that a reader may not read for whose reports are behind them, each named by `nameFigure`. */
export type ClosedFigures = ReadonlySet<string>;

interface Days {
  from: string;
  to: string;
  /** The last night that counts; all of them where it is left out. */
  toldUntil?: string;
}

/**
 * Finds which figures stay closed to a reader (§6): no combination of those that were open on any night, of all the parts of
 * the company that they see, rests on one to four people whose reports they may not open. To owners and admins few are
 * closed: those of an evaluation in which they answered in a protected group, or whose subject promoted them.
 * @param days from the first to the last day that is read; no figure rests on reports of two years
 */
export async function findClosedFigures(tx: Tenant, actor: Actor, days: Days): Promise<ClosedFigures> {
  const years = {
    ...days,
    from: findPeriod("year", days.from).start,
    to: findPeriodEnd(findPeriod("year", days.to)),
  };
  const { told, closed } = seesWholeCompany(actor)
    ? await readWhatIsClosed(tx, actor, years)
    : await readWhatIsManaged(tx, actor, years);
  if (closed.size === 0) return new Set();
  const figures = told
    .map((figure) => ({
      ...figure,
      columns: figure.columns.filter((column) => closed.has(column)).map(String),
    }))
    .filter(({ columns }) => columns.length > 0);
  return inSteps(selectClosed(figures, (column) => closed.get(Number(column))!));
}

interface Closable {
  told: ToldFigure[];
  /** By the number of the report that the reader may not open: the person whom it is about. */
  closed: ReadonlyMap<number, string>;
}

/** For who sees the whole company: their closed reports, which are few, and the figures of the parts in which these count. */
async function readWhatIsClosed(tx: Tenant, actor: Actor, years: Days): Promise<Closable> {
  const { companyId, profileId } = actor;
  const reports = await listClosedReports(
    tx,
    actor,
    sql`(c.company_id, c.evaluation_id) in (
        select p.company_id, p.evaluation_id from evaluation_participants p
        where p.company_id = ${companyId} and p.participant_profile_id = ${profileId} and p.status = 'completed'
        union all
        select e.company_id, e.id from evaluations e
        where e.company_id = ${companyId} and e.subject_profile_id = any(${selectPromoters(companyId, profileId)}))
      and c.closed_on between ${years.from}::date and ${years.to}::date`,
  );
  const numbers = sql.param(reports.map(({ number }) => number));
  const told =
    reports.length === 0
      ? []
      : await listTold(tx, actor, years, {
          cuts: sql`${sql.param([...new Set(reports.flatMap(({ cuts }) => cuts))])}::text[]`,
          // Those of the whole company rest on thousands.
          columns: sql`array(select number from unnest(${numbers}::integer[]) number where number = any(f.columns))`,
        });
  return { told, closed: toPeople(reports) };
}

/** For a manager of teams: the figures of these, and of the reports behind them those that are closed. */
async function readWhatIsManaged(tx: Tenant, actor: Actor, years: Days): Promise<Closable> {
  const { companyId, profileId } = actor;
  const told = await listTold(tx, actor, years, {
    cuts: sql`array(
      select kind || ':' || t.id from teams t, unnest(array['team', 'direction']) kind
      where t.company_id = ${companyId} and t.manager_profile_id = ${profileId})`,
    columns: sql`f.columns`,
  });
  const numbers = sql.param([...new Set(told.flatMap(({ columns }) => columns))]);
  const reports = await listClosedReports(tx, actor, sql`c.number = any(${numbers}::integer[])`);
  return { told, closed: toPeople(reports) };
}

const toPeople = (reports: readonly ReportRow[]) =>
  new Map(reports.map(({ number, profileId }) => [number, profileId]));

type ToldFigure = Omit<PartlyClosedFigure, "columns"> & { columns: number[] };

/** What was told of some parts of the company in these years, in the order of the nights. */
async function listTold(
  tx: Tenant,
  { companyId }: Actor,
  { from, to, toldUntil }: Days,
  { cuts, columns }: { cuts: SQL; columns: SQL },
): Promise<ToldFigure[]> {
  const { rows } = await tx.execute<ToldFigure & Record<string, unknown>>(sql`
    select f.measure, f.cut, f.period_kind as kind, f.period_start::text as start, f.told_on::text as "toldOn",
      ${columns} as columns
    from analytics_figures f
    where f.company_id = ${companyId} and f.period_start between ${from}::date and ${to}::date
      and f.cut = any(${cuts}) and ${toldUntil === undefined ? sql`true` : sql`f.told_on <= ${toldUntil}::date`}
    order by f.measure, f.told_on, f.id`);
  return rows;
}

interface ReportRow extends ReaderRow {
  number: number;
  profileId: string;
  cuts: string[];
  managesTeam: boolean;
}

/** Of the reports `c` that a condition finds, those that the actor may not open. */
async function listClosedReports(tx: Tenant, actor: Actor, condition: SQL): Promise<ReportRow[]> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<ReportRow & Record<string, unknown>>(sql`
    select c.number, c.profile_id as "profileId", c.cuts, e.team_manager_reads as "teamManagerReads",
      ${selectStandpoint(profileId, isPromotedByItsSubject(actor))},
      s.id in (${membersManagedBy(actor)}) as "managesTeam"
    from analytics_reports c
    join evaluations e on e.company_id = c.company_id and e.id = c.evaluation_id
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    where c.company_id = ${companyId} and ${condition}`);
  return rows.filter((row) => !isOpenTo(actor, row, row.managesTeam));
}
