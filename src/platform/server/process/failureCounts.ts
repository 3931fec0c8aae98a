import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/** Counts the product's own failures by hour and code: no company, no person, no words. */
export interface FailureCounts {
  record: (code: string) => void;
  /** Writes down what was counted since. */
  flush: () => Promise<void>;
}

const flushAfterMs = 5_000;
const hourMs = 60 * 60_000;
const keptMs = 7 * 24 * hourMs;

const toHour = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs).toISOString();

/**
 * Many failures at once are one write, some seconds later: a product that fails because it is overrun is not written to
 * for each. What cannot be written waits for the next failure.
 */
export function makeFailureCounts({ db, now }: { db: Database; now: () => Date }): FailureCounts {
  let counted = new Map<string, { hour: string; code: string; failures: number }>();
  let timer: NodeJS.Timeout | undefined;
  const add = (hour: string, code: string, failures: number) => {
    const key = `${hour} ${code}`;
    counted.set(key, { hour, code, failures: (counted.get(key)?.failures ?? 0) + failures });
  };
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const written = [...counted.values()];
    if (written.length === 0) return;
    counted = new Map();
    try {
      await save(db, written);
    } catch (error) {
      for (const { hour, code, failures } of written) add(hour, code, failures);
      throw error;
    }
  }
  return {
    record(code) {
      add(toHour(now()), code, 1);
      timer ??= setTimeout(() => void flush().catch(() => {}), flushAfterMs).unref();
    },
    flush,
  };
}

const save = (db: Database, rows: readonly { hour: string; code: string; failures: number }[]) =>
  db.execute(sql`
    insert into site.failure_counts as known (hour, code, failures)
    select * from unnest(${sql.param(rows.map(({ hour }) => hour))}::timestamptz[],
      ${sql.param(rows.map(({ code }) => code))}::text[],
      ${sql.param(rows.map(({ failures }) => failures))}::int[])
    on conflict (hour, code) do update set failures = known.failures + excluded.failures`);

/** Of the hours that have ended within the last day: the current one would tell the minute of a failure. */
export async function readFailureCounts(
  db: Pick<Database, "execute">,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const until = toHour(now);
  const { rows } = await db.execute<{ code: string; failures: number }>(sql`
    select code, sum(failures)::int as failures from site.failure_counts
    where hour >= ${until}::timestamptz - interval '24 hours' and hour < ${until}::timestamptz
    group by code`);
  return new Map(rows.map(({ code, failures }) => [code, failures]));
}

export const forgetFailureCounts = (db: Pick<Database, "execute">, now: Date) =>
  db.execute(
    sql`delete from site.failure_counts where hour < ${toHour(new Date(now.getTime() - keptMs))}::timestamptz`,
  );

/** For tests: nothing is written down. */
export const noFailureCounts: FailureCounts = { record: () => {}, flush: async () => {} };
