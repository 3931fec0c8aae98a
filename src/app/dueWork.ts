import { sql } from "drizzle-orm";
import { purgeRegistrations } from "#accounts/server/registrations.ts";
import { closeWhenComplete, remindPeople, startPlannedEvaluation } from "#evaluations/contract/tasks.ts";
import { startHour } from "#evaluations/rules/plan.ts";
import { releaseHour } from "#evaluations/rules/release.ts";
import { reminderDays, reminderHour } from "#evaluations/rules/reminders.ts";
import { listPlannedToStart } from "#evaluations/server/startPlanned.ts";
import { companyToday } from "#evaluations/server/today.ts";
import { remindProposals } from "#nominations/contract/tasks.ts";
import { proposalDays, proposalsLateFor } from "#nominations/rules/reminders.ts";
import { asTenant, companyQueue, enqueue } from "#platform/server/database.ts";
import { deliveryJob } from "#platform/server/deliverLater.ts";
import { isolated } from "#platform/server/isolated.ts";
import type { Services } from "#platform/server/services.ts";
import { listReleasesDue, releaseReport } from "#reports/server/releaseReport.ts";
import { listEvaluationsDueToClose } from "#reports/server/tasks.ts";
import { prepareSeries } from "#series/contract/tasks.ts";
import { listSeriesToPrepare } from "#series/server/prepareOccurrences.ts";

/** Work for one object. Of the same key only one waits; of the same queue one runs, so that no company takes every worker. */
interface Job {
  task: string;
  payload: Record<string, unknown>;
  key: string;
  queue?: string;
}

type Kind = "mail" | "series" | "starts" | "reminders" | "releases" | "evaluations";

/** In the order of the queue: an occurrence that is late is prepared before what is planned begins. */
const jobsOf: Record<Kind, (services: Services, companyId: string) => Promise<Job[]>> = {
  mail: async (_services, companyId) => [deliveryJob(companyId)],
  series: async (services, companyId) =>
    (await listSeriesToPrepare(services, companyId)).map((id) => ({
      task: prepareSeries,
      payload: { companyId, id },
      key: `series:${id}`,
      queue: companyQueue(companyId),
    })),
  starts: async (services, companyId) =>
    (await listPlannedToStart(services, companyId)).map((id) => ({
      task: startPlannedEvaluation,
      payload: { companyId, id },
      key: `start:${id}`,
      queue: companyQueue(companyId),
    })),
  reminders: async (services, companyId) => {
    const day = await asTenant(services.db, { companyId, profileId: null }, (tx) =>
      companyToday(tx, services, companyId),
    );
    const payload = { companyId, day };
    return [{ task: remindPeople, payload, key: `remind:${companyId}`, queue: companyQueue(companyId) }];
  },
  releases: async (services, companyId) =>
    (await listReleasesDue(services, companyId)).map((evaluationId) => ({
      task: releaseReport,
      payload: { companyId, evaluationId },
      key: `release:${evaluationId}`,
      queue: companyQueue(companyId),
    })),
  evaluations: async (services, companyId) =>
    (await listEvaluationsDueToClose(services, companyId)).map(({ id: evaluationId, isComplete }) => ({
      task: closeWhenComplete,
      payload: { companyId, evaluationId },
      key: `close:${evaluationId}`,
      // What is complete waits for nothing, as when its last person queued it.
      ...(isComplete ? {} : { queue: companyQueue(companyId) }),
    })),
};

/** As many companies as one statement asks about: it stays far from its time limit. */
const atOnce = 200;

/**
 * Every minute, for all companies: only those with something due are entered, and what is due is queued, never done here.
 * One company that is slow or fails holds up no other.
 */
export async function dueWork(services: Services): Promise<void> {
  await isolated(services, { task: "purgeRegistrations" }, () => purgeRegistrations(services));
  await inBatches(services, "dueWork", (companyIds) => dueWorkOf(services, companyIds));
}

/** Each hour: the reminders of proposals, of the companies in which one waits. */
export const dueProposals = (services: Services): Promise<void> =>
  inBatches(services, "dueProposals", async (companyIds) => {
    const { rows } = await services.db.execute<{ id: string }>(
      sql`select app.companies_with_due_proposals(${sql.param([...companyIds])}::uuid[],
        ${services.now().toISOString()}::timestamptz, ${reminderHour}::time,
        ${sql.param([...proposalDays])}::int[], ${proposalsLateFor}) as id`,
    );
    for (const { id: companyId } of rows)
      await isolated(services, { task: "dueProposals", companyId }, () =>
        enqueueAll(services, companyId, [
          {
            task: remindProposals,
            payload: { companyId },
            key: `proposals:${companyId}`,
            // After the reminders of the day, so that one a day leaves.
            queue: companyQueue(companyId),
          },
        ]),
      );
  });

async function dueWorkOf(services: Services, companyIds: readonly string[]): Promise<void> {
  const { rows } = await services.db.execute<Record<Kind, boolean> & { id: string }>(
    sql`select company_id as id, has_mail as mail, has_series as series, has_evaluations as evaluations,
          has_reminders as reminders, has_starts as starts, has_releases as releases
        from app.companies_with_due_work(${sql.param([...companyIds])}::uuid[],
          ${services.now().toISOString()}::timestamptz, ${reminderHour}::time,
          ${sql.param([...reminderDays])}::int[], ${startHour}::time, ${releaseHour}::time)`,
  );
  for (const { id: companyId, ...due } of rows)
    for (const kind of Object.keys(jobsOf) as Kind[])
      if (due[kind])
        await isolated(services, { task: `due:${kind}`, companyId }, async () =>
          enqueueAll(services, companyId, await jobsOf[kind](services, companyId)),
        );
}

/** In the order in which they are listed, the same for two workers: neither waits for the other. */
const enqueueAll = (services: Services, companyId: string, jobs: readonly Job[]): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    for (const { task, payload, ...options } of jobs) await enqueue(tx, task, payload, options);
  });

async function inBatches(
  services: Services,
  task: string,
  work: (companyIds: readonly string[]) => Promise<void>,
): Promise<void> {
  const { rows } = await services.db.execute<{ id: string }>(sql`select app.company_ids() as id`);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce)
    await isolated(services, { task }, () => work(ids.slice(from, from + atOnce)));
}
