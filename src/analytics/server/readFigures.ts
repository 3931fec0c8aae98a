import { sql } from "drizzle-orm";
import { readCompany } from "#company/server/queries.ts";
import type { CutCell } from "#disclosure/contract/company.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import { findPeriod, findPeriodEnd, movePeriod, type Period } from "#platform/periods.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { CompanyFigures, Cut, CutFigures } from "../contract/figures.ts";
import { findCutIndex } from "../rules/contributionIndex.ts";
import type { StoredFigure } from "../rules/stored.ts";
import type { CutKind } from "../vocabulary.ts";
import { findClosedFigures } from "./closedFigures.ts";
import { listCuts, seesWholeCompany, wholeCompany } from "./cuts.ts";
import { readFigureRows, type FigureRow } from "./figureRows.ts";
import { readIndexWeights, readLastSwitch } from "./indexSetting.ts";
import { nameMeasures } from "./measureNames.ts";

interface Asked {
  kind: FigurePeriodKind;
  /** Any day of the period. */
  day: string;
  by: CutKind;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** The figures of a period by the parts of the company that the reader may see, a page of them. */
export async function readFigures(tx: Tenant, actor: Actor, asked: Asked): Promise<CompanyFigures> {
  const { companyId } = actor;
  const period = findPeriod(asked.kind, asked.day);
  const { timeZone } = await readCompany(tx, companyId);
  const page =
    asked.by === "company"
      ? { items: [], nextCursor: null }
      : await listCuts(tx, actor, { ...asked, by: asked.by, limit: asked.limit ?? 50 });
  const within = { kind: asked.kind, from: period.start, to: period.start };
  const closed = await findClosedFigures(tx, actor, within);
  const company = seesWholeCompany(actor)
    ? await readFigureRows(tx, actor, { ...within, cut: "company", ids: null }, closed)
    : [];
  const ids = page.items.map(({ id }) => id!);
  const parts = await readFigureRows(tx, actor, { ...within, cut: asked.by, ids }, closed);
  const rows = [...company, ...parts];
  const index = await readIndex(tx, companyId, { day: findPeriodEnd(period), timeZone });
  const byId = new Map(parts.map((row) => [row.id, row]));
  const measures = await nameMeasures(
    tx,
    companyId,
    new Set(rows.flatMap(({ figures }) => Object.keys(figures))),
  );
  const toCutFigures = ({ kind, id, name }: Cut, row: FigureRow | undefined): CutFigures => {
    const figures = Object.fromEntries(measures.map(({ key }) => [key, toCell(row?.figures[key])] as const));
    return {
      kind,
      id,
      name,
      figures,
      index: row ? findCutIndex({ kind, figures, launchedFrom: row.launchedFrom }, index) : null,
    };
  };
  return {
    start: period.start,
    told: await findToldPeriods(tx, actor, asked.kind),
    asOf:
      rows
        .map(({ toldOn }) => toldOn)
        .toSorted()
        .at(-1) ?? null,
    measures,
    company: seesWholeCompany(actor) ? toCutFigures(wholeCompany, company[0]) : null,
    items: page.items.map((cut) => toCutFigures(cut, byId.get(cut.id))),
    nextCursor: page.nextCursor,
    weights: index?.weights ?? null,
  };
}

export const toCell = (stored: StoredFigure | undefined): CutCell => stored?.cell ?? { form: "masked" };

/** The notice and the weights of the index; null while it is off. */
async function readIndex(tx: Tenant, companyId: string, moment: { day: string; timeZone: string }) {
  const last = await readLastSwitch(tx, companyId);
  if (!last?.isOn) return null;
  return { announcedOn: last.switchedOn, weights: await readIndexWeights(tx, companyId, moment) };
}

/** From the first to the last period of a kind of which the reader may see anything; for owners and admins, of all. */
export async function findToldPeriods(
  tx: Tenant,
  actor: Actor,
  kind: FigurePeriodKind,
): Promise<CompanyFigures["told"]> {
  const { companyId, profileId } = actor;
  const seesAll = seesWholeCompany(actor);
  const { rows } = await tx.execute<{ first: string | null; last: string | null; ids: string[] }>(sql`
    select min(c.period_start)::text as first, max(c.period_start)::text as last,
      ${seesAll ? sql`null` : sql`array_agg(distinct c.cut_id)`} as ids
    from analytics_cuts c
    where c.company_id = ${companyId} and c.period_kind = ${kind} and ${
      seesAll
        ? sql`true`
        : sql`c.cut_id in (select t.id from teams t
            where t.company_id = ${companyId} and t.manager_profile_id = ${profileId})`
    }`);
  const [found] = rows;
  if (!found?.first || !found.last) return null;
  if (seesAll) return { first: found.first, last: found.last };
  const years = listYears(found.first, found.last);
  const first = await findFirstSeen(tx, actor, { kind, ids: found.ids, years });
  if (!first) return null;
  const last = await findFirstSeen(tx, actor, { kind, ids: found.ids, years: years.toReversed() });
  return { first: first.at(0)!, last: last!.at(-1)! };
}

function listYears(first: string, last: string): Period[] {
  const years: Period[] = [];
  for (let year = findPeriod("year", first); year.start <= last; year = movePeriod(year, 1)) years.push(year);
  return years;
}

/** The first days of the periods that a manager of teams may see anything of, in the first of these years that has any. */
async function findFirstSeen(
  tx: Tenant,
  actor: Actor,
  { kind, ids, years }: { kind: FigurePeriodKind; ids: readonly string[]; years: readonly Period[] },
): Promise<string[] | null> {
  for (const year of years) {
    const asked = { kind, from: year.start, to: findPeriodEnd(year), ids };
    const closed = await findClosedFigures(tx, actor, asked);
    const rows = [
      ...(await readFigureRows(tx, actor, { ...asked, cut: "team" }, closed)),
      ...(await readFigureRows(tx, actor, { ...asked, cut: "direction" }, closed)),
    ];
    if (rows.length > 0) return rows.map(({ start }) => start).toSorted();
  }
  return null;
}
