import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { companyQueue, type Tenant } from "#platform/server/database/database.ts";
import type { DueSource, DueWork } from "#platform/server/dueWork/kinds.ts";
import { scheduleWork } from "#platform/server/dueWork/schedule.ts";
import { momentIn } from "#platform/localTime.ts";
import { prepareSeries } from "../contract/tasks.ts";
import { evaluationSeries } from "../tables.ts";

const kind = "series.prepare";

/** The facts of a series from which its next preparation follows, for a `select` or a `returning`. */
export const selectSeriesWorkFacts = (companyId: string) => ({
  id: evaluationSeries.id,
  prepareOn: evaluationSeries.prepareOn,
  stoppedAt: evaluationSeries.stoppedAt,
  timeZone: sql<string>`(select c.time_zone from companies c where c.id = ${companyId})`,
});
interface Row {
  id: string;
  prepareOn: string;
  stoppedAt: Date | null;
  timeZone: string;
}

/** From the beginning of the day on; a series that was stopped prepares nothing. */
const toDueWork = ({ id, prepareOn, stoppedAt, timeZone }: Row): DueWork[] =>
  stoppedAt ? [] : [{ kind, objectId: id, dueAt: momentIn(timeZone, prepareOn) }];

/** In the transaction that changes these series, under their locks. */
export const scheduleSeries = (tx: Tenant, companyId: string, changed: readonly Row[]) =>
  scheduleWork(
    tx,
    companyId,
    { kinds: [kind], objectIds: changed.map(({ id }) => id) },
    changed.flatMap(toDueWork),
  );

export const seriesDueWork: DueSource = {
  jobs: {
    [kind]: (companyId, id) => ({
      task: prepareSeries,
      payload: { companyId, id },
      key: `series:${id}`,
      queue: companyQueue(companyId),
    }),
  },
  listExpected: async (tx, _services, companyId) => {
    const rows = await tx
      .select(selectSeriesWorkFacts(companyId))
      .from(evaluationSeries)
      .where(and(eq(evaluationSeries.companyId, companyId), isNull(evaluationSeries.stoppedAt)));
    return rows.flatMap(toDueWork);
  },
  async repair(tx, _services, companyId, ids) {
    const rows = await tx
      .select(selectSeriesWorkFacts(companyId))
      .from(evaluationSeries)
      .where(and(eq(evaluationSeries.companyId, companyId), inArray(evaluationSeries.id, ids)))
      .orderBy(evaluationSeries.id)
      .for("update");
    return scheduleWork(tx, companyId, { kinds: [kind], objectIds: ids }, rows.flatMap(toDueWork));
  },
};
