import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import { apiRoutes } from "#platform/server/http.ts";
import type { Database } from "#platform/server/database.ts";
import { contract } from "../../api.ts";
import { router } from "../../router.ts";
import { makeServices } from "../../services.ts";
import { changesBetween, digest } from "./digest.ts";
import { actorOf, inputFor, inputForNobody, type Endpoint, type Theatre } from "./stage.ts";
import type { Row } from "./table.ts";

type Fetch = (request: Request) => Promise<Response>;

export interface Told {
  answer: string;
  text: string;
  /** Without what differs from one request to the next. */
  body: string;
}

async function call(fetch: Fetch, path: string, input: unknown, cookie: string): Promise<Told> {
  const response = await fetch(
    new Request(`http://localhost:3000${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: "http://localhost:3000",
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify({ json: input }),
    }),
  );
  const text = await response.text();
  const { json } = JSON.parse(text) as { json: { code?: string; requestId?: string } | null };
  const answer = response.status === 200 ? "200" : String(json?.code);
  return { answer, text, body: `${response.status} ${text.replace(json?.requestId ?? "", "")}` };
}

export const nameOf = ({ call: name, relation, condition }: Row) =>
  [name, relation.name, condition].filter((word) => word !== "").join(" · ");

/** What is wrong with the answers of one endpoint; nothing when all is as the table says. */
export async function mismatchesOf(
  theatre: Theatre,
  endpoint: Endpoint,
  rows: readonly Row[],
): Promise<string[]> {
  const refused = rows.filter(({ answer }) => answer !== "200");
  const done = rows.filter(({ answer }) => answer === "200");
  const faults = await inTurns(refused, (row) =>
    faultsOfRefusal(theatre, endpoint, row, theatre.world.fetch),
  );
  // Refusals ran for good, with their commits: all together they changed nothing.
  const changed = changesBetween(
    theatre.before,
    await digest(theatre.world.database.owner, theatre.question),
  );
  if (changed.length > 0) return [...faults, `${endpoint.name}: a refusal changed ${changed.join(", ")}`];
  return [...faults, ...(await inTurns(done, (row) => faultsOfSuccess(theatre, endpoint, row)))];
}

async function faultsOfRefusal(
  theatre: Theatre,
  { path, meta }: Endpoint,
  row: Row,
  fetch: Fetch,
): Promise<string[]> {
  const { cookie } = actorOf(theatre, row);
  const told = await call(fetch, path, inputFor(theatre, row), cookie);
  if (told.answer !== row.answer) return [`${nameOf(row)}: ${told.answer}, not ${row.answer}`];
  const faults = [];
  if (/CNY-/.test(told.text)) faults.push(`${nameOf(row)}: a refusal quotes a row`);
  const isNobody = row.answer === "evaluation_not_found" || isForeign(row);
  if (meta.object && isNobody && told.answer.endsWith("not_found")) {
    const unknown = await toldOfNobody(theatre, `${path} ${row.relation.name}`, () =>
      call(fetch, path, inputForNobody(theatre, row, meta), cookie),
    );
    if (unknown.body !== told.body) faults.push(`${nameOf(row)}: tells itself from an id that nobody has`);
  }
  return faults;
}

/** What someone is told about an id that nobody has is asked once: the world does not change. */
async function toldOfNobody({ nobody }: Theatre, key: string, ask: () => Promise<Told>): Promise<Told> {
  const asked = nobody.get(key) ?? ask();
  nobody.set(key, asked);
  return asked;
}

/** Runs in a transaction that is undone, so that every row meets the same world. */
async function faultsOfSuccess(theatre: Theatre, { path }: Endpoint, row: Row): Promise<string[]> {
  return undone(theatre, async (fetch, changesInA) => {
    const { cookie } = actorOf(theatre, row);
    const told = await call(fetch, path, inputFor(theatre, row), cookie);
    if (told.answer !== "200") return [`${nameOf(row)}: ${told.answer}, not 200`];
    const faults = secretsIn(theatre, row, told.text).map((what) => `${nameOf(row)}: shows ${what}`);
    if (isForeign(row)) {
      const changed = await changesInA();
      if (changed.length > 0) faults.push(`${nameOf(row)}: changes ${changed.join(", ")} of another company`);
    }
    return faults;
  });
}

const isForeign = ({ relation }: Row) => ["foreigner", "two companies"].includes(relation.kind);

/** What an answer holds that the person may not see: rows of another company, answers of others, a reason to decline. */
function secretsIn({ acting }: Theatre, row: Row, text: string): string[] {
  const own = isForeign(row) ? "CNY-B" : row.relation.name === "only owner" ? "CNY-C" : "CNY-A";
  const marks = [...new Set(text.match(/CNY-[ABC]/g))].filter(
    // The one person with two companies sees the name of the other in the switcher.
    (mark) => mark !== own && !(row.relation.kind === "two companies" && row.call === "auth.viewer"),
  );
  const secrets = [...text.matchAll(/CNY-[ABC]-secret of ([^.]*)\./g)].map(([, name]) => name);
  const others = secrets.filter((name) => name !== row.relation.name);
  const notes = text.includes("-note") && row.relation.name !== "author" ? ["a reason to decline"] : [];
  const ids = isForeign(row) ? foreignIdsIn(acting, text) : [];
  return [
    ...marks.map((mark) => `a row of ${mark}`),
    ...others.map((name) => `what ${name} wrote`),
    ...notes,
    ...ids,
  ];
}

const foreignIdsIn = (acting: Theatre["acting"], text: string) =>
  ["subject", "author", "stranger"]
    .filter((name) => text.includes(acting.get(name)?.profileId ?? "nobody"))
    .map((name) => `the id of ${name}`);

class Undo extends Error {}

/** The transaction in which the product works meanwhile. */
const undoing = new AsyncLocalStorage<object>();
const doors = new WeakMap<Theatre, Fetch>();

/** The product, in the transaction of `undoing`: whatever it commits is a savepoint there. */
function doorOf(theatre: Theatre): Fetch {
  const known = doors.get(theatre);
  if (known) return known;
  const { services, clock } = theatre.world;
  const db = new Proxy({} as Database, {
    get(_, name) {
      const store = undoing.getStore() ?? services.db;
      const value: unknown = Reflect.get(store, name);
      return typeof value === "function" ? (value.bind(store) as unknown) : value;
    },
  });
  const { keys, appUrl, log } = services;
  const app = apiRoutes(
    router,
    contract,
    makeServices({ db, secret: keys.secret, appUrl, log, now: () => clock.now }),
  );
  const door: Fetch = async (request) => app.fetch(request);
  doors.set(theatre, door);
  return door;
}

/** Lets the product act, looks, and undoes everything. */
async function undone<T>(
  theatre: Theatre,
  work: (fetch: Fetch, changesInA: () => Promise<string[]>) => Promise<T>,
): Promise<T> {
  const { world, question, before, a } = theatre;
  const client = await world.database.pool.connect();
  const results: T[] = [];
  try {
    await drizzle(client).transaction(async (tx) => {
      const changesInA = async () => {
        await client.query("set local role none");
        const after = await digest(client, question);
        await client.query("set local role rondo_app");
        return changesBetween(before, after, a.owner.companyId);
      };
      results.push(await undoing.run(tx, () => work(doorOf(theatre), changesInA)));
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

/** A few at a time: each waits mostly for the database. */
async function inTurns(rows: readonly Row[], act: (row: Row) => Promise<string[]>): Promise<string[]> {
  const waiting = [...rows];
  const faults: string[] = [];
  const turn = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) faults.push(...(await act(row)));
  };
  await Promise.all(Array.from({ length: 4 }, turn));
  return faults.toSorted();
}
