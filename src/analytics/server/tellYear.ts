import { and, eq, gte, lte, sql } from "drizzle-orm";
import { listCandidates, parseFigureKey, toFigureKey } from "#disclosure/rules/company/candidates.ts";
import { averageReports, countEffectivePeople, printCutFigure } from "#disclosure/rules/company/figures.ts";
import { selectPublished, type CutCandidate } from "#disclosure/rules/company/publish.ts";
import { figurePeriodKinds } from "#disclosure/vocabulary.ts";
import { findPeriod, findPeriodEnd } from "#platform/periods.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { Steps } from "#platform/steps.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import { batchRules } from "../rules/batch.ts";
import { parseCut } from "../rules/cuts.ts";
import { readStoredMeasures, storedVersion, type StoredFigure } from "../rules/stored.ts";
import { analyticsCuts, analyticsFigures, analyticsReports } from "../tables.ts";

type Report = Omit<typeof analyticsReports.$inferSelect, "version">;

/** A part of a batch: a transaction in which no other batch of the company adds or tells anything. */
export type InPart = <Result>(work: (tx: Tenant) => Promise<Result>) => Promise<Result>;

interface Batch {
  companyId: string;
  /** Its first day: no figure rests on reports of two years. */
  year: string;
  today: string;
}

/** What a night tells of a cut in a period: by measure, the reports that its figure rests on. */
type ToldCut = Map<string, readonly Report[]>;

/**
 * Tells what may be told of a year. It is decided outside of a transaction, and written some cuts at a time, each with the
 * record of what it rests on.
 */
export async function tellYear(inPart: InPart, services: Services, batch: Batch): Promise<void> {
  const { reports, told } = await inPart(async (tx) => ({
    reports: await listReports(tx, batch),
    told: await listTold(tx, batch),
  }));
  const toldBefore = Map.groupBy(told, ({ measure }) => measure);
  const byNumber = new Map(reports.map((report) => [String(report.number), report]));
  const measures = new Set(reports.flatMap(({ measures: own }) => Object.keys(own)));
  const cuts = new Map<string, ToldCut>();
  for (const measure of measures) {
    const feeding = reports.filter(({ measures: own }) => measure in own);
    const published = await inSteps(
      decide(
        feeding,
        toldBefore.get(measure) ?? [],
        batch.today,
        (column) => byNumber.get(column)!.profileId,
      ),
    );
    for (const { key, columns } of published) {
      const cut = cuts.get(key) ?? new Map<string, readonly Report[]>();
      cut.set(
        measure,
        columns.map((column) => byNumber.get(column)!),
      );
      cuts.set(key, cut);
    }
  }
  const behind = groupByFigure(reports);
  for (const some of listChunks([...cuts], maxCutsAtOnce))
    await inPart(async (tx) => {
      await saveFigures(tx, services, batch, some);
      await saveCuts(tx, services, batch, some, behind);
    });
}

const listReports = async (tx: Tenant, { companyId, year }: Batch): Promise<Report[]> => {
  const rows = await tx
    .select()
    .from(analyticsReports)
    .where(
      and(
        eq(analyticsReports.companyId, companyId),
        gte(analyticsReports.closedOn, year),
        lte(analyticsReports.closedOn, findPeriodEnd(findPeriod("year", year))),
      ),
    )
    .orderBy(analyticsReports.number);
  return rows.map(({ version, measures, ...report }) => ({
    ...report,
    measures: readStoredMeasures({ version, measures }),
  }));
};

type ToldFigure = typeof analyticsFigures.$inferSelect;

const listTold = (tx: Tenant, { companyId, year }: Batch): Promise<ToldFigure[]> =>
  tx
    .select()
    .from(analyticsFigures)
    .where(
      and(
        eq(analyticsFigures.companyId, companyId),
        gte(analyticsFigures.periodStart, year),
        lte(analyticsFigures.periodStart, findPeriodEnd(findPeriod("year", year))),
      ),
    )
    .orderBy(analyticsFigures.toldOn);

function* decide(
  feeding: readonly Report[],
  told: readonly ToldFigure[],
  today: string,
  toPerson: (column: string) => string,
): Steps<CutCandidate[]> {
  const layers = listCandidates(feeding.map(toCutReport), today);
  const { published } = yield* selectPublished(layers, told.map(toToldFigure), {
    ...batchRules,
    toPerson,
  });
  return published;
}

const toCutReport = ({ number, profileId, closedOn, cuts }: Report) => ({
  id: String(number),
  person: profileId,
  closedOn,
  cuts,
});

const toToldFigure = ({ cut, periodKind, periodStart, columns }: ToldFigure) => ({
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

/** So many rows of one statement: it may have 65,535 parameters. */
const maxRows = 1000;
/** So many cuts of one transaction, each with tens of figures. */
const maxCutsAtOnce = 500;

function* listChunks<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

async function saveFigures(
  tx: Tenant,
  { newId }: Services,
  { companyId, today }: Batch,
  cuts: readonly (readonly [string, ToldCut])[],
): Promise<void> {
  const rows = cuts.flatMap(([key, figures]) => {
    const { cut, kind, start } = parseFigureKey(key);
    return [...figures].map(([measure, reports]) => ({
      companyId,
      id: newId(),
      measure,
      cut,
      periodKind: kind,
      periodStart: start,
      toldOn: today,
      columns: reports.map(({ number }) => number),
    }));
  });
  for (const some of listChunks(rows, maxRows)) await tx.insert(analyticsFigures).values([...some]);
}

/** One row for each cut of a period of which a figure is new; the others of that cut stay as they were told. */
async function saveCuts(
  tx: Tenant,
  { newId }: Services,
  { companyId, today }: Batch,
  cuts: readonly (readonly [string, ToldCut])[],
  behind: ReadonlyMap<string, readonly Report[]>,
): Promise<void> {
  await tx
    .insert(analyticsCuts)
    .values(
      cuts.map(([key, figures]) => {
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
          figures: Object.fromEntries(
            [...figures].map(([measure, reports]) => [measure, toStoredFigure(measure, reports)]),
          ),
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
