import { and, asc, desc, eq, getTableColumns } from "drizzle-orm";
import type { EvaluationKey } from "#evaluations/server/queries/evaluations.ts";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { computePreparationDay } from "../rules/periods.ts";
import { evaluationSeries } from "../tables.ts";
import { scheduleSeries, selectSeriesWorkFacts } from "./dueWork.ts";

export type SeriesRecord = typeof evaluationSeries.$inferSelect;
export interface SeriesKey {
  companyId: string;
  id: string;
}

const isSeries = ({ companyId, id }: SeriesKey) =>
  and(eq(evaluationSeries.companyId, companyId), eq(evaluationSeries.id, id));

/** The series to which an evaluation belongs, stopped or not. */
export async function findSeriesByEvaluation(
  tx: Tenant,
  { companyId, id }: EvaluationKey,
): Promise<SeriesRecord | null> {
  const [row] = await tx
    .select(getTableColumns(evaluationSeries))
    .from(evaluations)
    .innerJoin(
      evaluationSeries,
      and(
        eq(evaluationSeries.companyId, evaluations.companyId),
        eq(evaluationSeries.id, evaluations.seriesId),
      ),
    )
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.id, id)));
  return row ?? null;
}

/** Under its lock: two workers, or a worker and its lead, decide one after the other. */
export async function lockSeries(tx: Tenant, key: SeriesKey): Promise<SeriesRecord | null> {
  const [row] = await tx.select().from(evaluationSeries).where(isSeries(key)).for("update");
  return row ?? null;
}

export async function insertSeries(
  tx: Tenant,
  series: Omit<typeof evaluationSeries.$inferInsert, "prepareOn">,
): Promise<void> {
  const written = await tx
    .insert(evaluationSeries)
    .values({ ...series, prepareOn: computePreparationDay(series) })
    .returning(selectSeriesWorkFacts(series.companyId));
  await scheduleSeries(tx, series.companyId, written);
}

/** Under its lock. */
export async function changeSeries(
  tx: Tenant,
  series: SeriesRecord,
  change: Partial<Omit<SeriesRecord, "companyId" | "id" | "createdAt" | "prepareOn">>,
): Promise<void> {
  const changed = await tx
    .update(evaluationSeries)
    .set({ ...change, prepareOn: computePreparationDay({ ...series, ...change }) })
    .where(isSeries(series))
    .returning(selectSeriesWorkFacts(series.companyId));
  await scheduleSeries(tx, series.companyId, changed);
}

const isOfSeries = ({ companyId, id }: SeriesKey) =>
  and(eq(evaluations.companyId, companyId), eq(evaluations.seriesId, id));

/** The occurrence that is prepared and has not begun. */
export async function findPrepared(tx: Tenant, key: SeriesKey) {
  const [row] = await tx
    .select({ id: evaluations.id, startsOn: evaluations.startsOn })
    .from(evaluations)
    .where(and(isOfSeries(key), eq(evaluations.status, "pending")))
    .orderBy(asc(evaluations.period))
    .limit(1);
  return row ?? null;
}

/** The latest occurrence, of which the next one is a copy, and its author. */
export async function findLatest(tx: Tenant, key: SeriesKey) {
  const [row] = await tx
    .select({ id: evaluations.id, period: evaluations.period, author: profiles })
    .from(evaluations)
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, evaluations.companyId), eq(profiles.id, evaluations.authorProfileId)),
    )
    .where(isOfSeries(key))
    .orderBy(desc(evaluations.period))
    .limit(1);
  return row ?? null;
}
