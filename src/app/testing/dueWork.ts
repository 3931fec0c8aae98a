import { sql } from "drizzle-orm";
import { Logger, runOnce, type TaskList } from "graphile-worker";
import { closeWhenComplete, releaseReport } from "#evaluations/contract/tasks.ts";
import { checkDueWork } from "#platform/server/dueWork/check.ts";
import { deliveryDueWork } from "#platform/server/emails/deliveryWork.ts";
import { dueSources } from "../registries.ts";
import { makeMailer, makeTasks } from "../tasks.ts";
import { openWorkerPool } from "../worker.ts";
import type { Person, World } from "./world.ts";

/** What rounds queue for the objects of companies, without the emails, which stay where tests read them, and without closings. */
const closings: string[] = [closeWhenComplete, releaseReport];
const queuedTasks = dueSources
  .filter((source) => source !== deliveryDueWork)
  .flatMap(({ jobs }) => Object.values(jobs).map((job) => job("", "").task))
  .filter((task) => !closings.includes(task));
const silent = new Logger(() => () => undefined);

/**
 * The minute's round of a moment and what it queues, by workers that are started anew each time. Twice: what one round
 * prepares the next one begins. Sessions, which would not live so long, stay where they are.
 */
export async function runMinute(world: World, at: string | Date, workers = 1): Promise<void> {
  const before = world.clock.now;
  world.clock.now = new Date(at);
  for (const _ of ["prepared", "begun"])
    await Promise.all(
      Array.from({ length: workers }, async () => {
        const tasks = makeTestTasks(world);
        await tasks["dueWork"]?.({}, {} as never);
        await drainQueue(world, tasks, queuedTasks);
      }),
    );
  world.clock.now = before;
}

/** What a round queues for each company, and those jobs. */
export async function runRound(
  world: World,
  name: string,
  tasks: TaskList = makeTestTasks(world),
): Promise<void> {
  await tasks[name]?.({}, {} as never);
  await drainQueue(world, tasks, [name]);
}

/** What changes have queued of a task. */
export const runQueued = (world: World, name: string): Promise<void> =>
  drainQueue(world, makeTestTasks(world), [name]);

/**
 * What waits in the queue, until nothing is left of it: « once » ends as well where the job before has not yet given its
 * queue back.
 */
async function drainQueue(world: World, tasks: TaskList, names: readonly string[]): Promise<void> {
  const taskList = Object.fromEntries(names.map((name) => [name, tasks[name]]));
  const pgPool = openWorkerPool(world.database.ownerUrl, () => undefined);
  const isLeft = async () =>
    (
      await pgPool.query(
        "select from graphile_worker.jobs where task_identifier = any($1) and attempts = 0 and run_at <= now()",
        [names],
      )
    ).rowCount !== 0;
  do await runOnce({ pgPool, taskList, logger: silent, noHandleSignals: true });
  while (await isLeft());
  await pgPool.end();
}

const makeTestTasks = (world: World) =>
  makeTasks(world.services, makeMailer(world.services, null), world.database.owner);

/** What is due in the company of a person at this moment: the kind and the object of each row. */
export async function listDue(world: World, person: Person): Promise<{ kind: string; id: string }[]> {
  const { rows } = await world.inside(person, (tx) =>
    tx.execute<{ kind: string; id: string }>(sql`
      select kind, object_id as id from due_work where due_at <= ${world.clock.now.toISOString()}::timestamptz
      order by kind, object_id`),
  );
  return rows;
}

/** After facts were written past the functions that own them: their due work is what it would be. */
export const repairDueWork = (world: World, { companyId }: Person): Promise<void> =>
  checkDueWork({ ...world.services, log: { ...world.services.log, warn: () => {} } }, dueSources, companyId);
