import type pg from "pg";

/**
 * Frees the jobs that a killed process still holds, which Graphile Worker would otherwise do after four hours. Only for
 * a database on which no other worker can be alive.
 */
export async function freeLockedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs where locked_by is not null))`,
  );
}
