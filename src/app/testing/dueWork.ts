import { Logger, runOnce, type TaskList } from "graphile-worker";
import { remindPeople, startPlannedEvaluation } from "#evaluations/contract/tasks.ts";
import { remindProposals } from "#nominations/contract/tasks.ts";
import { prepareSeries } from "#series/contract/tasks.ts";
import { makePost, makeTasks } from "../tasks.ts";
import { workerPool } from "../worker.ts";
import type { World } from "./world.ts";

/** What rounds queue of evaluations, without the emails, which stay where tests read them, and without closings. */
const queued = [startPlannedEvaluation, remindPeople, prepareSeries, remindProposals];
const silent = new Logger(() => () => undefined);

/**
 * The minute's round of a moment and what it queues, by workers that are started anew each time. Twice: what one round
 * prepares the next one begins. Sessions, which would not live so long, stay where they are.
 */
export async function minuteOf(world: World, at: string | Date, workers = 1): Promise<void> {
  const before = world.clock.now;
  world.clock.now = new Date(at);
  for (const _ of ["prepared", "begun"])
    await Promise.all(
      Array.from({ length: workers }, async () => {
        const tasks = tasksOf(world);
        await tasks["dueWork"]?.({}, {} as never);
        await workOff(world, tasks);
      }),
    );
  world.clock.now = before;
}

/** What waits in the queue, until nothing is left of it. */
async function workOff(world: World, tasks: TaskList): Promise<void> {
  const taskList = Object.fromEntries(queued.map((name) => [name, tasks[name]]));
  const pgPool = workerPool(world.database.ownerUrl, () => undefined);
  await runOnce({ pgPool, taskList, logger: silent, noHandleSignals: true });
  await pgPool.end();
}

const tasksOf = (world: World) =>
  makeTasks(world.services, makePost(world.services, null), world.database.owner);
