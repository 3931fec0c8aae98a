import { sql } from "drizzle-orm";
import { toFigureKey } from "#disclosure/rules/company/candidates.ts";
import { hideUntilSafe } from "#disclosure/rules/complement.ts";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import { selectStandpoint } from "#evaluations/server/queries/standpoint.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import { findPeriod, findPeriodEnd } from "#platform/periods.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { isOpenTo, type ReaderRow } from "#reports/server/newReports.ts";
import { membersManagedBy } from "#teams/server/queries.ts";
import { batchRules } from "../rules/batch.ts";

interface ToldForm {
  measure: string;
  cut: string;
  kind: FigurePeriodKind;
  start: string;
  toldOn: string;
  columns: number[];
}

/** The figures of the teams of a manager that they may not read, each named by `nameFigure`. */
export type ClosedFigures = ReadonlySet<string>;

export const nameFigure = (measure: string, cut: string, kind: FigurePeriodKind, start: string) =>
  `${measure} ${toFigureKey(cut, { kind, start })}`;

/**
 * Finds which figures stay closed to a manager of teams (§6): no combination of those that stay open, of all their teams
 * and in every version that was ever told, rests on one to four people whose reports they may not open.
 * @param days from the first to the last day that is read; no figure rests on reports of two years
 */
export async function findClosedFigures(
  tx: Tenant,
  actor: Actor,
  days: { from: string; to: string },
): Promise<ClosedFigures> {
  const forms = await listForms(tx, actor, days);
  const hidden = await listHiddenReports(
    tx,
    actor,
    forms.flatMap(({ columns }) => columns),
  );
  const closed = new Set<string>();
  for (const ofMeasure of Map.groupBy(forms, ({ measure }) => measure).values()) {
    const figures = ofMeasure.map(({ columns, ...form }, index) => {
      const terms = columns.filter((column) => hidden.has(column));
      return {
        form,
        id: String(index),
        size: new Set(terms.map((column) => hidden.get(column))).size,
        terms: Object.fromEntries(terms.map((column) => [String(column), 1])),
      };
    });
    const unsafe = new Set(
      hideUntilSafe(figures, batchRules.fewest, (column) => hidden.get(Number(column))!).hidden,
    );
    // In the order in which they were told: the last version is the one that is read.
    for (const { form, id } of figures) {
      const name = nameFigure(form.measure, form.cut, form.kind, form.start);
      if (unsafe.has(id)) closed.add(name);
      else closed.delete(name);
    }
  }
  return closed;
}

async function listForms(tx: Tenant, { companyId, profileId }: Actor, days: { from: string; to: string }) {
  const from = findPeriod("year", days.from).start;
  const to = findPeriodEnd(findPeriod("year", days.to));
  const { rows } = await tx.execute<ToldForm & Record<string, unknown>>(sql`
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

/** Of these reports, those that the manager may not open, with the person whom each is about. */
async function listHiddenReports(tx: Tenant, actor: Actor, numbers: readonly number[]) {
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
