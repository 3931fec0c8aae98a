import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "#platform/server/database/database.ts";
import { apiRoutes } from "#platform/server/http/http.ts";
import type { Services } from "#platform/server/services.ts";
import { contract, router } from "../../registries.ts";
import { makeServices } from "../../services.ts";
import type { Scenario } from "./scenario.ts";
import { listChangesSince, watchWritten } from "./watch.ts";

export type Fetch = (request: Request) => Promise<Response>;

/** The transaction in which the product works meanwhile. */
const currentTransaction = new AsyncLocalStorage<object>();
const handlers = new WeakMap<Scenario, Fetch>();

/** The product, in the transaction of `runAndUndo`: whatever it commits is a savepoint there. */
export function getHandler(scenario: Scenario): Fetch {
  const handler = handlers.get(scenario) ?? openHandler(scenario, {});
  handlers.set(scenario, handler);
  return handler;
}

/** The real router over services of which the test replaces some. */
export function openHandler(
  { world }: Scenario,
  replaced: Partial<Services> | ((made: Services) => Partial<Services>),
): Fetch {
  const { services, clock } = world;
  const wrapDatabase = (real: Database) =>
    new Proxy({} as Database, {
      get(_, name) {
        const store = currentTransaction.getStore() ?? real;
        const value: unknown = Reflect.get(store, name);
        return typeof value === "function" ? (value.bind(store) as unknown) : value;
      },
    });
  const [db, reportDb] = [wrapDatabase(services.db), wrapDatabase(services.reportDb)];
  const { keys, appUrl, log, typesetter, images, tables, storage } = services;
  const made = makeServices({
    db,
    reportDb,
    secret: keys.secret,
    appUrl,
    log,
    typesetter,
    images,
    tables,
    storage,
    now: () => clock.now,
  });
  const others = typeof replaced === "function" ? replaced(made) : replaced;
  const app = apiRoutes(router, contract, { ...made, ...others });
  const socket = () => ({ remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
  return async (request) => app.fetch(request, { incoming: { socket: socket() } });
}

/** One connection in the guise of a pool: what begins on it is a savepoint of the transaction it is in. */
class PoolInside extends pg.Pool {
  readonly #client: pg.PoolClient;
  #depth = 0;
  constructor(client: pg.PoolClient) {
    super({ max: 1 });
    this.#client = client;
  }
  override connect = (async () => {
    this.#depth += 1;
    const name = `inside_${this.#depth}`;
    const steps: Record<string, string> = {
      begin: `savepoint ${name}`,
      commit: `release savepoint ${name}`,
      rollback: `rollback to savepoint ${name}`,
    };
    const query = (asked: string | { text: string }, ...rest: unknown[]) => {
      const step = steps[typeof asked === "string" ? asked : asked.text];
      return (this.#client.query as (...given: unknown[]) => unknown)(step ?? asked, ...rest);
    };
    return { query, release: () => {} };
  }) as unknown as pg.Pool["connect"];
  override query = ((...given: Parameters<pg.Pool["query"]>) =>
    this.#client.query(...given)) as pg.Pool["query"];
}

class Undo extends Error {}

async function listTouchedTables(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_stat_xact_user_tables
     where schemaname = 'public' and seq_scan + coalesce(idx_scan, 0) + n_tup_ins > 0`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** What the owner may ask while a transaction is open. */
export interface TransactionProbe {
  listChangesInA: () => Promise<string[]>;
  /** The tables that PostgreSQL has read or written. */
  listTouchedTables: () => Promise<Set<string>>;
}

/** Lets the product act, looks, and undoes everything. `before`: what the owner does first, in the same transaction. */
export async function runAndUndo<T>(
  { world, watch, a }: Scenario,
  work: (probe: TransactionProbe) => Promise<T>,
  before: readonly string[] = [],
): Promise<T> {
  // The owner, who steps down to the role of the requests: only here may it be looked at what they have changed.
  const client = await world.database.owner.connect();
  const results: T[] = [];
  const runAsOwner = async <R>(what: () => Promise<R>): Promise<R> => {
    await client.query("set local role none");
    const result = await what();
    await client.query("set local role rondo_app");
    return result;
  };
  try {
    // What the transaction before has read and written is counted elsewhere from here on.
    await client.query("select pg_stat_force_next_flush()");
    await drizzle(client).transaction(async () => {
      await client.query("set local role rondo_app");
      if (before.length > 0) await runAsOwner(() => client.query(before.join("; ")));
      const probe: TransactionProbe = {
        listChangesInA: () =>
          runAsOwner(async () =>
            listChangesSince(await watchWritten(watch, client), client, a.owner.companyId),
          ),
        listTouchedTables: () => runAsOwner(() => listTouchedTables(client)),
      };
      results.push(await currentTransaction.run(drizzle(new PoolInside(client)), () => work(probe)));
      // What a commit would have checked.
      await client.query("set constraints all immediate");
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  } finally {
    client.release();
  }
  const [result] = results;
  if (result === undefined) throw new Error("nothing was acted");
  return result;
}
