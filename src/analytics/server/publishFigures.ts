import { and, eq, gt, gte, lte, sql } from "drizzle-orm";
import { readCompany } from "#company/server/queries.ts";
import { dayIn } from "#company/server/dayIn.ts";
import { listCandidates, parseFigureKey, toFigureKey } from "#disclosure/rules/company/candidates.ts";
import { averageReports, countEffectivePeople, printCutFigure } from "#disclosure/rules/company/figures.ts";
import { selectPublished } from "#disclosure/rules/company/publish.ts";
import { figurePeriodKinds } from "#disclosure/vocabulary.ts";
import { findPeriod, findPeriodEnd } from "#platform/periods.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { parseCut } from "../rules/cuts.ts";
import { batchRules } from "../rules/batch.ts";
import { readStoredMeasures, storedVersion } from "../rules/stored.ts";
import {
  analyticsBatches,
  analyticsCuts,
  analyticsFigures,
  analyticsReports,
  type StoredFigure,
} from "../tables.ts";
import { foldReports } from "./foldReports.ts";
import { refreshSpread } from "./spread.ts";

type Report = typeof analyticsReports.$inferSelect;

/**
 * The nightly batch of a company (§6): adds the reports released since, then tells the figures of closed periods that may
 * be told beside all that was told before. Only the years are looked at in which something has changed.
 */
export const publishFigures = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const { timeZone } = await readCompany(tx, companyId);
    const today = dayIn(timeZone, services.now());
    const before = await lockLastBatch(tx, services, companyId, today);
    await foldReports(tx, services, companyId);
    for (const year of await listChangedYears(tx, before, today))
      await publishYear(tx, services, { companyId, year, today });
    await refreshSpread(tx, before, today);
    await tx
      .update(analyticsBatches)
      .set({
        ranOn: today,
        lastNumber: sql`coalesce((select max(number) from ${analyticsReports} r where r.company_id = ${companyId}), 0)`,
      })
      .where(eq(analyticsBatches.companyId, companyId));
  });

type LastBatch = typeof analyticsBatches.$inferSelect;

/** The last batch, locked: two at once would tell a figure twice. */
async function lockLastBatch(
  tx: Tenant,
  { newId }: Services,
  companyId: string,
  today: string,
): Promise<LastBatch> {
  const [last] = await tx
    .insert(analyticsBatches)
    .values({ companyId, id: newId(), ranOn: today, lastNumber: 0 })
    // Changes nothing, but locks the row.
    .onConflictDoUpdate({ target: analyticsBatches.companyId, set: { companyId } })
    .returning();
  if (!last) throw new Error("the last batch of a company was neither found nor begun");
  return last;
}

/** The years with a report that no batch has told of, and those of which a month has ended since the last batch. */
async function listChangedYears(tx: Tenant, { companyId, ranOn, lastNumber }: LastBatch, today: string) {
  const rows = await tx
    .selectDistinct({ year: sql<string>`date_trunc('year', ${analyticsReports.closedOn})::date::text` })
    .from(analyticsReports)
    .where(and(eq(analyticsReports.companyId, companyId), gt(analyticsReports.number, lastNumber)));
  const endedMonth = findPeriod("month", today).start > ranOn ? [findPeriod("year", ranOn).start] : [];
  return [...new Set([...rows.map(({ year }) => year), ...endedMonth])].toSorted();
}

interface Batch {
  companyId: string;
  /** Its first day: no figure rests on reports of two years. */
  year: string;
  today: string;
}

async function publishYear(tx: Tenant, services: Services, batch: Batch): Promise<void> {
  const { companyId, year, today } = batch;
  const end = findPeriodEnd(findPeriod("year", year));
  const stored = await tx
    .select()
    .from(analyticsReports)
    .where(
      and(
        eq(analyticsReports.companyId, companyId),
        gte(analyticsReports.closedOn, year),
        lte(analyticsReports.closedOn, end),
      ),
    )
    .orderBy(analyticsReports.number);
  const told = await tx
    .select()
    .from(analyticsFigures)
    .where(
      and(
        eq(analyticsFigures.companyId, companyId),
        gte(analyticsFigures.periodStart, year),
        lte(analyticsFigures.periodStart, end),
      ),
    )
    .orderBy(analyticsFigures.toldOn);
  const reports = stored.map((report) => ({ ...report, measures: readStoredMeasures(report) }));
  const byNumber = new Map(reports.map((report) => [String(report.number), report]));
  const toldBefore = Map.groupBy(told, ({ measure }) => measure);
  const measures = new Set(reports.flatMap(({ measures: own }) => Object.keys(own)));
  const changed = new Map<string, Map<string, StoredFigure>>();
  for (const measure of measures) {
    const feeding = reports.filter(({ measures: own }) => measure in own);
    const layers = listCandidates(feeding.map(toCutReport), today);
    const { published } = selectPublished(layers, (toldBefore.get(measure) ?? []).map(toToldFigure), {
      ...batchRules,
      toPerson: (column) => byNumber.get(column)!.profileId,
    });
    await saveFigures(tx, services, batch, measure, published);
    for (const { key, columns } of published) {
      const cells = changed.get(key) ?? new Map<string, StoredFigure>();
      cells.set(
        measure,
        toStoredFigure(
          measure,
          columns.map((column) => byNumber.get(column)!),
        ),
      );
      changed.set(key, cells);
    }
  }
  await saveCuts(tx, services, batch, reports, changed);
}

const toCutReport = ({ number, profileId, closedOn, cuts }: Report) => ({
  id: String(number),
  person: profileId,
  closedOn,
  cuts,
});

const toToldFigure = ({ cut, periodKind, periodStart, columns }: typeof analyticsFigures.$inferSelect) => ({
  key: toFigureKey(cut, { kind: periodKind, start: periodStart }),
  columns: columns.map(String),
});

function toStoredFigure(measure: string, reports: readonly Report[]): StoredFigure {
  const printed = reports.map((report) => report.measures[measure]!);
  const ofEach = [...Map.groupBy(reports, ({ profileId }) => profileId).values()].map(({ length }) => length);
  const people = ofEach.length;
  const effective = countEffectivePeople(ofEach);
  const [items, ...others] = new Set(printed.map((each) => each.items));
  const cell = printCutFigure(
    averageReports(printed),
    effective < people ? { people, effective } : { people },
  );
  const figure = { version: storedVersion, cell };
  return others.length === 0 && items ? { ...figure, items } : figure;
}

async function saveFigures(
  tx: Tenant,
  { newId }: Services,
  { companyId, today }: Batch,
  measure: string,
  published: readonly { key: string; columns: readonly string[] }[],
): Promise<void> {
  for (const rows of listChunks(published)) {
    await tx.insert(analyticsFigures).values(
      rows.map(({ key, columns }) => {
        const { cut, kind, start } = parseFigureKey(key);
        return {
          companyId,
          id: newId(),
          measure,
          cut,
          periodKind: kind,
          periodStart: start,
          toldOn: today,
          columns: columns.map(Number),
        };
      }),
    );
  }
}

/** So many rows of one statement: it may have 65,535 parameters. */
const maxRows = 1000;

function* listChunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += maxRows) yield rows.slice(from, from + maxRows);
}

/** One row for each cut of a period of which a figure is new; the others of that cut stay as they were told. */
async function saveCuts(
  tx: Tenant,
  { newId }: Services,
  { companyId, today }: Batch,
  reports: readonly Report[],
  changed: ReadonlyMap<string, ReadonlyMap<string, StoredFigure>>,
): Promise<void> {
  const behind = groupByFigure(reports);
  for (const entries of listChunks([...changed])) {
    await tx
      .insert(analyticsCuts)
      .values(
        entries.map(([key, cells]) => {
          const { cut, kind, start } = parseFigureKey(key);
          const { kind: cutKind, id: cutId } = parseCut(cut);
          const within = behind.get(key) ?? [];
          return {
            companyId,
            id: newId(),
            periodKind: kind,
            periodStart: start,
            cutKind,
            cutId,
            toldOn: today,
            launchedFrom: within.map(({ launchedOn }) => launchedOn).toSorted()[0]!,
            figures: Object.fromEntries(cells),
          };
        }),
      )
      .onConflictDoUpdate({
        target: [
          analyticsCuts.companyId,
          analyticsCuts.periodKind,
          analyticsCuts.periodStart,
          analyticsCuts.cutKind,
          analyticsCuts.cutId,
        ],
        set: {
          toldOn: sql`excluded.told_on`,
          launchedFrom: sql`excluded.launched_from`,
          figures: sql`${analyticsCuts.figures} || excluded.figures`,
        },
      });
  }
}

/** The reports that feed anything, by each cut and period in which they count. */
function groupByFigure(reports: readonly Report[]): Map<string, Report[]> {
  const byKey = new Map<string, Report[]>();
  for (const report of reports) {
    if (Object.keys(report.measures).length === 0) continue;
    for (const kind of figurePeriodKinds) {
      const period = findPeriod(kind, report.closedOn);
      for (const cut of report.cuts) {
        const key = toFigureKey(cut, period);
        const within = byKey.get(key);
        if (within) within.push(report);
        else byKey.set(key, [report]);
      }
    }
  }
  return byKey;
}
