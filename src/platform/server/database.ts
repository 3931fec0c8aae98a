import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A transaction that has named its company: the only way to see a tenant's rows. */
export type Tenant = Parameters<Parameters<Database["transaction"]>[0]>[0];

// Calendar dates stay text: a Date would move a due day across time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
}

/**
 * The request pool. It works as the restricted role from its first statement, so that a query
 * outside a tenant transaction returns nothing.
 */
export function openRequestDatabase(
  { databaseUrl, databaseAppUrl }: { databaseUrl: string; databaseAppUrl?: string | undefined },
  options: { max?: number; onError: (error: Error) => void },
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseAppUrl ?? databaseUrl,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    ...(databaseAppUrl ? {} : { options: "-c role=rondo_app" }),
  });
  // Without a listener, a server restart ends the process (57P01 on an idle connection).
  pool.on("error", options.onError);
  return { db: drizzle(pool), pool };
}

export interface TenantIdentity {
  companyId: string;
  profileId: string | null;
}

/** One transaction, in which PostgreSQL knows the company and the person. Nothing of it survives the commit. */
export const asTenant = <T>(
  db: Database,
  { companyId, profileId }: TenantIdentity,
  work: (tx: Tenant) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('app.company_id', ${companyId}, true), set_config('app.profile_id', ${profileId ?? ""}, true)`,
    );
    return work(tx);
  });

/**
 * Acts as the snapshot writer for the length of `work`: it reads responses but not their authors,
 * which the role of the requests cannot do (docs/decisions/0006).
 */
export async function asReportWriter<T>(tx: Tenant, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local role rondo_report`);
  const result = await work();
  await tx.execute(sql`set local role rondo_app`);
  return result;
}

/** Queues background work inside the transaction that causes it. */
export const enqueue = (
  tx: Tenant,
  task: string,
  payload: Record<string, unknown>,
  options: { runAt?: Date; key?: string } = {},
) =>
  tx.execute(
    sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::json, ${options.runAt?.toISOString() ?? null}::timestamptz, ${options.key ?? null})`,
  );
