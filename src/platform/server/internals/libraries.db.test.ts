import type { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#platform/testing/database.ts";
import { prepareStatement, transactionOn } from "./drizzleTransaction.ts";
import { freeLockedJobs } from "../freeLockedJobs.ts";

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await cloneDatabase();
  client = await database.pool.connect();
});
afterAll(() => client.release());

test("pg: two statements of one tick wait in the socket, and leave together", async () => {
  const { stream } = (client as unknown as { connection: { stream: Writable & { bytesWritten: number } } })
    .connection;
  const before = stream.bytesWritten - stream.writableLength;
  const answers = Promise.all([client.query("select 1 as a"), client.query("select 2 as b")]);
  const [held, corked] = [stream.writableLength, stream.writableCorked];
  expect([held > 0, corked]).toEqual([true, 2]);
  const [first, second] = await answers;
  expect([first.rows, second.rows]).toEqual([[{ a: 1 }], [{ b: 2 }]]);
  expect([stream.writableLength, stream.writableCorked]).toEqual([0, 0]);
  expect(stream.bytesWritten - before).toBe(held);
});

test("pg: a statement with values is prepared the third time, and has its name in PostgreSQL", async () => {
  const text = "select $1::int + 41 as answer";
  const namesOf = async () =>
    (await client.query("select name from pg_prepared_statements where statement = $1", [text])).rows;
  for (const expected of [0, 0, 1, 1]) {
    expect((await client.query({ text, values: [1] })).rows).toEqual([{ answer: 42 }]);
    expect(await namesOf()).toHaveLength(expected);
  }
});

test("Drizzle: works inside a transaction opened by hand, with savepoints of its own", async () => {
  await client.query("begin");
  const tx = transactionOn(client);
  await tx.execute(sql`select set_config('app.company_id', 'outer', true)`);
  const undone = tx.transaction(async (inner) => {
    await inner.execute(sql`select set_config('app.company_id', 'inner', true)`);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const { rows } = await tx.execute(sql`select current_setting('app.company_id') as company`);
  await client.query("rollback");
  expect(rows).toEqual([{ company: "outer" }]);
  expect(transactionOn(client)).toBe(tx);
});

test("Drizzle: a statement rendered once takes its values each time", async () => {
  const statement = prepareStatement<{ double: number }>(
    transactionOn(client),
    sql`select 2 * ${sql.placeholder("number")}::int as double`,
  );
  const doubled = async (number: number) => (await statement.execute({ number })).rows;
  expect([await doubled(4), await doubled(21)]).toEqual([[{ double: 8 }], [{ double: 42 }]]);
});

test("Graphile Worker: the jobs that a killed process held are free again", async () => {
  await database.owner.query(
    "select graphile_worker.add_job('deliverEmails', '{}'::json, job_key := 'held')",
  );
  await database.owner.query(
    "update graphile_worker._private_jobs set locked_by = 'a killed worker', locked_at = now() where key = 'held'",
  );
  const isHeld = async () =>
    (await database.owner.query("select locked_by from graphile_worker.jobs where key = 'held'")).rows;
  expect(await isHeld()).toEqual([{ locked_by: "a killed worker" }]);
  await freeLockedJobs(database.owner);
  expect(await isHeld()).toEqual([{ locked_by: null }]);
});
