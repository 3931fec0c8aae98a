import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { withdraw } from "#notifications/server/notify.ts";
import { audit } from "#platform/server/audit.ts";
import { asReportWriter, asTenant, type Tenant } from "#platform/server/database/database.ts";
import { discardMessages } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { RunTask } from "../../contract/tasks.ts";
import { pulseKinds } from "../../rules/notifications.ts";
import { computeClosedAnswers } from "../../rules/participation.ts";
import { pulseReports } from "../../tables.ts";
import { scheduleRuns } from "../dueWork.ts";
import { computeReport } from "./computeReport.ts";
import type { RunRecord } from "./facts.ts";
import { countReceipts, moveInbox } from "./moveInbox.ts";
import { changeRun, lockRun, readRun, type ObjectKey } from "./queries.ts";
import { vacuumLater } from "./vacuum.ts";

/** Closes a run whose last day is over, once; a repeated or early call does nothing. */
export async function closeRunTask(services: Services, key: RunTask): Promise<void> {
  const isEnded = await asTenant(services.db, { companyId: key.companyId, profileId: null }, async (tx) => {
    const run = await lockRun(tx, key);
    if (run?.status !== "open") return false;
    if (run.closedAt !== null) return true;
    const isOver = run.closesAt <= services.now();
    if (isOver) await endAnswers(tx, services, run);
    else await scheduleRuns(tx, services, key.companyId, [run.id]);
    return isOver;
  });
  if (isEnded) await completeClosing(services, key);
}

/**
 * The first of two steps, each a transaction of its own. It waits for those who are sending, under the lock of the run, and is
 * over at once: those who come later are refused and wait for nothing, however long the report takes.
 */
export async function endAnswers(tx: Tenant, services: Services, run: RunRecord): Promise<void> {
  const now = services.now();
  await changeRun(tx, run, {
    closedAt: now,
    closesAt: run.closesAt < now ? run.closesAt : now,
    version: run.version + 1,
  });
  // Whatever becomes of the second step, the due work of closing does it.
  await scheduleRuns(tx, services, run.companyId, [run.id]);
}

/**
 * The second step, of a run that takes no more answers; done once, and anew by the due work where it failed. The runs of a
 * company take turns: the later one knows what the first one printed. No row of a run is locked while one waits or computes.
 */
export const completeClosing = (
  services: Services,
  { companyId, id }: ObjectKey,
  profileId: string | null = null,
): Promise<void> =>
  asTenant(services.reportDb, { companyId, profileId }, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pulses:${companyId}`}, 0))`);
    const run = await readRun(tx, { companyId, id });
    if (run?.status === "open" && run.closedAt !== null)
      await close(tx, services, { ...run, closedAt: run.closedAt }, profileId);
  });

/**
 * By the report login: the last answers are moved, all are written again in random order, the report is computed and stored,
 * and counts of small parts are erased.
 */
async function close(
  tx: Tenant,
  services: Services,
  run: RunRecord & { closedAt: Date },
  profileId: string | null,
): Promise<void> {
  const { companyId, id, closedAt: now } = run;
  const { timeZone } = await readCompany(tx, companyId);
  await asReportWriter(tx, async () => {
    await moveInbox(tx, run);
    await rewriteResponses(tx, run);
  });
  const { random } = services;
  const closedOn = dayIn(timeZone, now);
  const { snapshot, cutsToKeep } = await computeReport(tx, run, { random, closedOn, timeZone, now });
  const answers = await asReportWriter(tx, async () => {
    await tx.insert(pulseReports).values({ companyId, id: services.newId(), runId: id, snapshot });
    await eraseSmallCounts(tx, run, cutsToKeep);
    return countReceipts(tx, run);
  });
  await changeRun(tx, run, {
    status: "closed",
    shownAnswers: computeClosedAnswers(answers, run.threshold),
    version: run.version + 1,
  });
  await withdraw(tx, companyId, id, [pulseKinds.pulse_asked]);
  await discardMessages(tx, companyId, {
    kinds: ["pulses.invitation", "pulses.reminder"],
    data: { runId: id },
  });
  await vacuumLater(tx, services);
  await scheduleRuns(tx, services, companyId, [id]);
  await audit(
    tx,
    { actor: { companyId, profileId }, services, requestId: null },
    { action: "pulse.closed", objectType: "pulse_run", objectId: id },
  );
}

/** In random order and under new ids: neither the batches in which they came nor their order is left. */
const rewriteResponses = (tx: Tenant, { companyId, id }: RunRecord) =>
  tx.execute(sql`
    with old as (
      delete from pulse_responses where company_id = ${companyId} and run_id = ${id} returning answers
    )
    insert into pulse_responses (company_id, id, run_id, answers)
    select ${companyId}::uuid, gen_random_uuid(), ${id}::uuid, answers from old order by random()`);

/** Of parts in which fewer than five people answered. */
const eraseSmallCounts = (tx: Tenant, { companyId, id }: RunRecord, cutsToKeep: readonly string[]) =>
  tx.execute(sql`
    delete from pulse_counts where company_id = ${companyId} and run_id = ${id}
      and cut <> all(${sql.param([...cutsToKeep])}::text[])`);
