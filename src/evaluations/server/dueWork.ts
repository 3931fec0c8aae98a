import { and, eq, inArray, sql } from "drizzle-orm";
import { asTenant, companyQueue, type Tenant } from "#platform/server/database/database.ts";
import type { DueSource, DueWork, Job } from "#platform/server/dueWork/kinds.ts";
import { scheduleWork } from "#platform/server/dueWork/schedule.ts";
import { dueWork } from "#platform/server/dueWork/tables.ts";
import type { Services } from "#platform/server/services.ts";
import { closeWhenComplete, releaseReport, remindPeople, startPlannedEvaluation } from "../contract/tasks.ts";
import { evaluationWork, listEvaluationWork, type EvaluationWork, type WorkFacts } from "../rules/dueWork.ts";
import { evaluations } from "../tables.ts";

/** The facts that listEvaluationWork needs, for a `select` or a `returning`. A day whose reminders are not done stays open. */
export const selectWorkFacts = (companyId: string) => ({
  id: evaluations.id,
  status: evaluations.status,
  campaignId: evaluations.campaignId,
  startsOn: evaluations.startsOn,
  dueOn: evaluations.dueOn,
  launchedOn: evaluations.launchedOn,
  releasesOn: evaluations.releasesOn,
  remindedOn: sql<
    string | null
  >`(select r.day - (not r.is_done)::int from reminder_rounds r where r.company_id = ${companyId})`,
  timeZone: sql<string>`(select c.time_zone from companies c where c.id = ${companyId})`,
});
type Row = WorkFacts & { id: string; timeZone: string };

const toDueWork = (row: Row): DueWork[] =>
  listEvaluationWork(row, row.timeZone).map(({ kind, dueAt }) => ({ kind, objectId: row.id, dueAt }));

/** Updates the due work of these evaluations, in the transaction and under the locks of the change, after it. */
export const scheduleEvaluations = (tx: Tenant, companyId: string, changed: readonly Row[]) =>
  scheduleWork(
    tx,
    companyId,
    { kinds: evaluationWork, objectIds: changed.map(({ id }) => id) },
    changed.flatMap(toDueWork),
  );

/** The same of evaluations whose facts did not change, but what follows from them. */
async function reschedule(tx: Tenant, companyId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select(selectWorkFacts(companyId))
    .from(evaluations)
    .where(and(eq(evaluations.companyId, companyId), inArray(evaluations.id, ids)))
    .orderBy(evaluations.id)
    .for("update");
  return scheduleWork(tx, companyId, { kinds: evaluationWork, objectIds: ids }, rows.flatMap(toDueWork));
}

/** After the reminders of a company’s day: those evaluations wait for the next one. */
export const scheduleNextReminders = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const reminded = await tx
      .select({ id: dueWork.objectId })
      .from(dueWork)
      .where(
        and(
          eq(dueWork.companyId, companyId),
          eq(dueWork.kind, "evaluations.remind" satisfies EvaluationWork),
          sql`${dueWork.dueAt} <= ${services.now().toISOString()}::timestamptz`,
        ),
      );
    await reschedule(
      tx,
      companyId,
      reminded.map(({ id }) => id),
    );
  });

const jobs: Record<EvaluationWork, (companyId: string, id: string) => Job> = {
  "evaluations.start": (companyId, id) => ({
    task: startPlannedEvaluation,
    payload: { companyId, id },
    key: `start:${id}`,
    queue: companyQueue(companyId),
  }),
  // One for all evaluations of the company: a person gets one email a day.
  "evaluations.remind": (companyId) => ({
    task: remindPeople,
    payload: { companyId },
    key: `remind:${companyId}`,
    queue: companyQueue(companyId),
  }),
  "evaluations.release": (companyId, evaluationId) => ({
    task: releaseReport,
    payload: { companyId, evaluationId },
    key: `release:${evaluationId}`,
    queue: companyQueue(companyId),
  }),
  "evaluations.close": (companyId, evaluationId) => ({
    task: closeWhenComplete,
    payload: { companyId, evaluationId },
    key: `close:${evaluationId}`,
    queue: companyQueue(companyId),
  }),
};

export const evaluationDueWork: DueSource = {
  jobs,
  listExpected: async (tx, _services, companyId) => {
    const rows = await tx
      .select(selectWorkFacts(companyId))
      .from(evaluations)
      .where(
        and(eq(evaluations.companyId, companyId), inArray(evaluations.status, ["pending", "in_progress"])),
      );
    return rows.flatMap(toDueWork);
  },
  repair: (tx, _services, companyId, ids) => reschedule(tx, companyId, ids),
};
