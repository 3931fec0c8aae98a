import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#platform/testing/database.ts";
import { prepareStatement, transactionOn } from "./drizzleTransaction.ts";
import { freeLockedJobs } from "../work/freeLockedJobs.ts";

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await cloneDatabase();
  client = await database.pool.connect();
});
afterAll(() => client.release());

test("pg: a statement leaves without waiting for the answer to the one before", async () => {
  const { stream } = (client as unknown as { connection: { stream: { bytesWritten: number } } }).connection;
  const sent = [stream.bytesWritten];
  const answers = [1, 2].map((number) => {
    const answer = client.query(`select ${number} as number`);
    sent.push(stream.bytesWritten);
    return answer;
  });
  expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  expect(new Set(sent).size).toBe(3);
  expect((await Promise.all(answers)).map(({ rows }) => rows)).toEqual([[{ number: 1 }], [{ number: 2 }]]);
});

test("pg: a statement with values is prepared the third time, and has its name in PostgreSQL", async () => {
  const text = "select $1::int + 41 as answer";
  const listStatementNames = async () =>
    (await client.query("select name from pg_prepared_statements where statement = $1", [text])).rows;
  for (const expected of [0, 0, 1, 1]) {
    expect((await client.query({ text, values: [1] })).rows).toEqual([{ answer: 42 }]);
    expect(await listStatementNames()).toHaveLength(expected);
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
