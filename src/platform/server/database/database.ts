import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { refuse } from "#platform/errors.ts";
import { transactionOn } from "../internals/drizzleTransaction.ts";
import { PreparingClient } from "../internals/requestClient.ts";

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
 * A pool for one of the product's logins, which own nothing (databaseLogins.ts): a query outside a tenant transaction
 * returns nothing, and no statement changes the role. With an operator's DATABASE_APP_URL, PgBouncer in transaction
 * mode may stand between, which need not support prepared statements: nothing is prepared there
 * (src/platform/server/README.md).
 */
export function openDatabase(
  { url, prepares }: { url: string; prepares: boolean },
  options: { max?: number; onError: (error: Error) => void },
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    pipeline: true,
    ...(prepares && { Client: PreparingClient }),
  });
  // Without a listener, a server restart ends the process (57P01 on an idle connection).
  pool.on("error", options.onError);
  // The same for a connection in use: the next statement fails with the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { db: drizzle(pool), pool };
}

/** Beyond this many waiting requests per connection, a request is refused at once. */
const maxWaitingPerConnection = 50;

/** A connection of the pool; 503 rather than a pile-up when the product is overrun. */
function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  if (pool.waitingCount >= maxWaitingPerConnection * pool.options.max) refuse("service_unavailable");
  return pool.connect();
}

/**
 * One transaction. Its first statement travels together with `begin`, in one round trip: the network and
 * the two processes cost more than the statements (src/platform/server/README.md).
 */
export async function transaction<Row extends pg.QueryResultRow, T>(
  db: Database,
  first: pg.QueryConfig,
  work: (tx: Tenant, found: Row[]) => Promise<T>,
): Promise<T> {
  const client = await connect(db.$client);
  let broken: Error | undefined;
  try {
    // Neither waits for the other's answer (`pipeline`).
    const [, { rows }] = await Promise.all([client.query("begin"), client.query<Row>(first)]);
    const tx = transactionOn(client);
    const messages: ChannelMessage[] = [];
    pendingMessages.set(tx, messages);
    const result = await work(tx, rows);
    await client.query("commit");
    if (messages.length > 0) await notifyNow(client, messages);
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

interface ChannelMessage {
  channel: string;
  payload: string;
}
const pendingMessages = new WeakMap<Tenant, ChannelMessage[]>();

/**
 * Says something on a channel of PostgreSQL once the transaction has committed, together with all else that it says. A
 * transaction that notifies itself holds a lock of the whole server until its commit is on disk, before which no other
 * one of any company commits that notifies too; a statement after it writes nothing, and holds that lock for a moment. A
 * process that ends in between has said nothing: a listener must be able to miss it.
 */
export function notifyAfterCommit(tx: Tenant, channel: string, payloads: readonly string[]): void {
  const messages = pendingMessages.get(tx);
  if (!messages) throw new Error("only a transaction of database.ts says something after its commit");
  messages.push(...payloads.map((payload) => ({ channel, payload })));
}

/** What was written is written, whatever becomes of this. */
const notifyNow = (client: pg.PoolClient, messages: readonly ChannelMessage[]) =>
  client
    .query(
      "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as said (channel, payload)",
      [messages.map(({ channel }) => channel), messages.map(({ payload }) => payload)],
    )
    .catch(() => undefined);

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
  transaction(
    db,
    {
      text: "select set_config('app.company_id', $1, true), set_config('app.profile_id', $2, true)",
      values: [companyId, profileId ?? ""],
    },
    work,
  );

/** From here on the transaction works in this company: for the few writes that follow a person from one to another. */
export const moveTo = (tx: Tenant, companyId: string) =>
  tx.execute(sql`select set_config('app.company_id', ${companyId}, true)`);

/**
 * Acts as the snapshot writer for the length of `work`: it reads responses but not their authors. In a transaction of
 * `Services.reportDb` only, since the login of the requests cannot take this role (docs/decisions/0006, 0052).
 */
export async function asReportWriter<T>(tx: Tenant, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local role rondo_report`);
  const result = await work();
  await tx.execute(sql`set local role rondo_app`);
  return result;
}

/**
 * Queues background work inside the transaction that causes it. Work of the same `queue` runs one after the other; what
 * waits for its turn holds no worker.
 */
export const enqueue = (
  tx: Tenant,
  task: string,
  payload: Record<string, unknown>,
  options: { runAt?: Date; key?: string; queue?: string } = {},
) =>
  tx.execute(
    sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::json, ${options.runAt?.toISOString() ?? null}::timestamptz, ${options.key ?? null}, ${options.queue ?? null})`,
  );

/** Of the work that a company has much of at once: one worker does it, and the other stays free for other companies. */
export const companyQueue = (companyId: string) => `due:${companyId}`;
