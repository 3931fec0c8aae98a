import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "#platform/server/database.ts";
import { apiRoutes } from "#platform/server/http.ts";
import type { Services } from "#platform/server/services.ts";
import { contract } from "../../api.ts";
import { router } from "../../router.ts";
import { makeServices } from "../../services.ts";
import { changesBetween, digest } from "./digest.ts";
import type { Theatre } from "./stage.ts";

export type Fetch = (request: Request) => Promise<Response>;

/** The transaction in which the product works meanwhile. */
const undoing = new AsyncLocalStorage<object>();
const doors = new WeakMap<Theatre, Fetch>();

/** The product, in the transaction of `undone`: whatever it commits is a savepoint there. */
export function doorOf(theatre: Theatre): Fetch {
  const door = doors.get(theatre) ?? openDoor(theatre, {});
  doors.set(theatre, door);
  return door;
}

/** The real router over services of which the test replaces some. */
export function openDoor({ world }: Theatre, replaced: Partial<Services>): Fetch {
  const { services, clock } = world;
  const db = new Proxy({} as Database, {
    get(_, name) {
      const store = undoing.getStore() ?? services.db;
      const value: unknown = Reflect.get(store, name);
      return typeof value === "function" ? (value.bind(store) as unknown) : value;
    },
  });
  const { keys, appUrl, log, typesetter } = services;
  const made = makeServices({ db, secret: keys.secret, appUrl, log, typesetter, now: () => clock.now });
  const app = apiRoutes(router, contract, { ...made, ...replaced });
  return async (request) => app.fetch(request);
}

class Undo extends Error {}

/** Lets the product act, looks, and undoes everything. `before`: what the owner does first, in the same transaction. */
export async function undone<T>(
  { world, question, before: base, a }: Theatre,
  work: (changesInA: () => Promise<string[]>) => Promise<T>,
  before: readonly string[] = [],
): Promise<T> {
  const client = await world.database.pool.connect();
  const results: T[] = [];
  const asOwner = async <R>(what: () => Promise<R>): Promise<R> => {
    await client.query("set local role none");
    const result = await what();
    await client.query("set local role rondo_app");
    return result;
  };
  try {
    await drizzle(client).transaction(async (tx) => {
      if (before.length > 0) await asOwner(() => client.query(before.join("; ")));
      const changesInA = () =>
        asOwner(async () => changesBetween(base, await digest(client, question), a.owner.companyId));
      results.push(await undoing.run(tx, () => work(changesInA)));
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
