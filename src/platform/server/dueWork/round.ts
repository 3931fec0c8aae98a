import { sql } from "drizzle-orm";
import { asTenant, enqueue } from "../database/database.ts";
import { isolated } from "../work/isolated.ts";
import type { Services } from "../services.ts";
import type { DueSource, Job } from "./kinds.ts";

/** At most so many rows of a company, and of all, become jobs in one round: none fills the queue before the others. */
const maxPerCompany = 200;
const maxPerRound = 5000;
/** Less than a minute: what one round took and is still due, the next one takes again. */
const takenAgainAfterMs = 50_000;

/**
 * Queues what is due of all companies; what it does, the jobs do. One statement takes the rows (app.take_due_work), and
 * marks them, so that rounds beside this one do not: none waits for another.
 *
 * A row stays until its fact has ended or moved, in the transaction of the work: a worker that is killed, a job that
 * failed for good or a restart lose nothing: the round of the next minute queues it again under the same key, and so does
 * the first one of a process (`isStart`). What was done twice was asked under a lock.
 */
export async function queueDueWork(
  services: Services,
  sources: readonly DueSource[],
  { isStart = false }: { isStart?: boolean } = {},
): Promise<void> {
  const at = services.now();
  const takenBefore = isStart ? at : new Date(at.getTime() - takenAgainAfterMs);
  const jobs = new Map(sources.flatMap((source) => Object.entries(source.jobs)));
  const { rows } = await services.db.execute<{ companyId: string; kind: string; objectId: string }>(
    sql`select company_id as "companyId", kind, object_id as "objectId"
        from app.take_due_work(${at.toISOString()}::timestamptz, ${takenBefore.toISOString()}::timestamptz,
          ${maxPerCompany}, ${maxPerRound})`,
  );
  const kinds = [...jobs.keys()];
  // In the order in which concepts list their kinds, and of ids: two workers that queue the same wait for nothing.
  const ordered = rows.toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.objectId < b.objectId ? -1 : 1),
  );
  for (const [companyId, companyRows] of Map.groupBy(ordered, (row) => row.companyId))
    for (const [kind, due] of Map.groupBy(companyRows, (row) => row.kind))
      await isolated(services, { task: `due:${kind}`, companyId }, () =>
        enqueueAll(
          services,
          companyId,
          due.flatMap(({ objectId }) => jobs.get(kind)?.(companyId, objectId) ?? []),
        ),
      );
}

const enqueueAll = (services: Services, companyId: string, jobs: readonly Job[]): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const byKey = new Map(jobs.map((job) => [job.key, job]));
    for (const { task, payload, ...options } of byKey.values()) await enqueue(tx, task, payload, options);
  });
