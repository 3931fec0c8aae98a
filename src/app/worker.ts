import { Logger, run, type Runner } from "graphile-worker";
import pg from "pg";
import type { Services } from "#platform/server/services.ts";
import type { Mailer } from "#platform/server/emails/deliverEmails.ts";
import { freeLockedJobs } from "#platform/server/work/freeLockedJobs.ts";
import { tasksAtStart } from "./registries.ts";
import { crontab, makeTasks, type TakeOver } from "./tasks.ts";

interface Options {
  services: Services;
  mailer: Mailer;
  ownerUrl: string;
  /** No other worker can be alive: jobs held by a killed one are freed at once, not after four hours. */
  alone: boolean;
}

/** A lost connection is reported and replaced: it does not end the worker. */
export function openWorkerPool(connectionString: string, onLoss: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on("error", onLoss);
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export async function startWorker({ services, mailer, ownerUrl, alone }: Options): Promise<Runner> {
  const pool = openWorkerPool(ownerUrl, (error) =>
    services.log.warn({ failure: error.message }, "worker connection"),
  );
  if (alone) await freeLockedJobs(pool);
  const takeOver: TakeOver = { startedAt: services.now().toISOString() };
  const runner = await run({
    pgPool: pool,
    taskList: makeTasks(services, mailer, pool),
    crontab,
    // One may check a file, one import another, one write one and two wait for a mail server (tasks.ts): a sixth is free for
    // closings.
    concurrency: 6,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level !== "error") return;
      services.failureCounts.record("background_task");
      services.log.error({ message }, "background task");
    }),
  });
  // Immediately, not at the next full minute: a restart resumes the work of the last process.
  await runner.addJob(alone ? "takeOver" : "dueWork", alone ? takeOver : { isStart: true }, {
    jobKey: "atStart",
  });
  // What a version before this one has not written down is, before it is due.
  for (const task of ["checkDueWork", ...tasksAtStart])
    await runner.addJob(task, {}, { jobKey: `atStart:${task}` });
  void runner.promise.catch((error: unknown) =>
    services.log.error({ failure: String(error) }, "worker stopped"),
  );
  return {
    ...runner,
    stop: async () => {
      await runner.stop();
      await pool.end();
    },
  };
}
