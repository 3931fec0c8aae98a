import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import { companyQueue, type Tenant } from "#platform/server/database/database.ts";
import type { DueSource, DueWork, Job } from "#platform/server/dueWork/kinds.ts";
import { scheduleWork } from "#platform/server/dueWork/schedule.ts";
import type { Services } from "#platform/server/services.ts";
import {
  closeRun,
  openRun,
  refreshRun,
  remindRun,
  removeReceipts,
  warnOfLastRun,
} from "../contract/tasks.ts";
import { listRunWork, runWork, type RunFacts, type RunWork } from "../rules/dueWork.ts";
import { pulseRuns, pulseSeries } from "../tables.ts";
import { selectOpeningDay, toProgress } from "./runs/facts.ts";

/** The facts of runs from which their due work follows. */
export async function listFacts(
  tx: Tenant,
  companyId: string,
  which: SQL | undefined,
): Promise<(RunFacts & { id: string })[]> {
  const rows = await tx
    .select({
      id: pulseRuns.id,
      status: pulseRuns.status,
      occurrence: pulseRuns.occurrence,
      opensAt: pulseRuns.opensAt,
      opensOn: selectOpeningDay,
      closesAt: pulseRuns.closesAt,
      closedAt: pulseRuns.closedAt,
      remindedAt: pulseRuns.remindedAt,
      warnedAt: pulseRuns.warnedAt,
      receiptsRemovedAt: pulseRuns.receiptsRemovedAt,
      series: pulseSeries,
      timeZone: companies.timeZone,
    })
    .from(pulseRuns)
    .innerJoin(
      pulseSeries,
      and(eq(pulseSeries.companyId, pulseRuns.companyId), eq(pulseSeries.id, pulseRuns.seriesId)),
    )
    .innerJoin(companies, eq(companies.id, pulseRuns.companyId))
    .where(and(eq(pulseRuns.companyId, companyId), which));
  return rows.map(({ series, ...run }) => ({
    ...run,
    isPaused: series.pausedAt !== null,
    reminderAfterDays: series.plan.reminderAfterDays,
    series: toProgress(series),
  }));
}

const toDueWork =
  (now: Date) =>
  (run: RunFacts & { id: string }): DueWork[] =>
    listRunWork(run, now).map(({ kind, dueAt }) => ({ kind, objectId: run.id, dueAt }));

/** In the transaction that changes these runs or their series, under its locks, after the change. */
export async function scheduleRuns(
  tx: Tenant,
  { now }: Pick<Services, "now">,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const runs = await listFacts(tx, companyId, inArray(pulseRuns.id, [...ids]));
  return scheduleWork(tx, companyId, { kinds: runWork, objectIds: ids }, runs.flatMap(toDueWork(now())));
}

const tasks: Record<RunWork, string> = {
  "pulses.open": openRun,
  "pulses.warn": warnOfLastRun,
  "pulses.remind": remindRun,
  "pulses.refresh": refreshRun,
  "pulses.close": closeRun,
  "pulses.forget": removeReceipts,
};
const toJob =
  (kind: RunWork) =>
  (companyId: string, id: string): Job => ({
    task: tasks[kind],
    payload: { companyId, id },
    key: `${kind}:${id}`,
    queue: companyQueue(companyId),
  });

export const pulseDueWork: DueSource = {
  jobs: Object.fromEntries(runWork.map((kind) => [kind, toJob(kind)])),
  async listExpected(tx, { now }, companyId) {
    const isUnfinished = or(
      inArray(pulseRuns.status, ["scheduled", "open"]),
      and(eq(pulseRuns.status, "closed"), isNull(pulseRuns.receiptsRemovedAt)),
    );
    const runs = await listFacts(tx, companyId, isUnfinished);
    // Whatever full hour stands there is right.
    return runs
      .flatMap(toDueWork(now()))
      .map((work) => (work.kind === ("pulses.refresh" satisfies RunWork) ? { ...work, dueAt: null } : work));
  },
  async repair(tx, services, companyId, ids) {
    await tx.execute(sql`
      select from ${pulseRuns} where ${pulseRuns.companyId} = ${companyId}
        and ${inArray(pulseRuns.id, ids)} order by ${pulseRuns.id} for update`);
    return scheduleRuns(tx, services, companyId, ids);
  },
};
