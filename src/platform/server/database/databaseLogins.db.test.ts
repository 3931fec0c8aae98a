import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#platform/testing/database.ts";

/** What an injected statement would try, to become a role that sees every row. */
const escalations = [
  "reset role",
  "set role none",
  "set role rondo_owner",
  "set role postgres",
  "set role rondo_report",
  "set local role rondo_report",
  "set session authorization rondo_owner",
  "set session authorization default",
  "alter table responses no force row level security",
  "alter role current_user bypassrls",
  "grant rondo_report to current_user",
  "create role intruder",
];

let database: TestDatabase;
let asBefore: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  // How requests used to connect: as the owner of the tables, who steps down.
  asBefore = new pg.Client({ connectionString: database.ownerUrl, options: "-c role=rondo_app" });
  await asBefore.connect();
});
afterAll(() => asBefore.end());

type QueryClient = Pick<pg.Client, "query">;

/** Whether a connection can become a role whose row-level security it may switch off, or read every response. */
async function gains(client: QueryClient, statement: string): Promise<boolean> {
  await client.query("begin");
  try {
    await client.query(statement);
    const { rows } = await client.query<{ gained: boolean }>(
      `select pg_has_role(current_user, c.relowner, 'usage') or pg_has_role(current_user, 'rondo_report', 'usage') as gained
         from pg_class c where c.oid = 'public.responses'::regclass`,
    );
    return rows[0]?.gained ?? false;
  } catch {
    return false;
  } finally {
    await client.query("rollback");
  }
}

describe("whoever makes a request run their own SQL", () => {
  test.each(escalations)("gains nothing by « %s »", async (statement) => {
    const client = await database.pool.connect();
    expect(await gains(client, statement)).toBe(false);
    client.release();
  });

  test("would have become the owner of the tables, when requests connected as that owner", async () => {
    for (const statement of ["set role none", "set role rondo_report"])
      expect(await gains(asBefore, statement), statement).toBe(true);
  });

  test("is a login that owns nothing, from its first statement", async () => {
    const { rows } = await database.pool.query<{ same: boolean; name: string }>(
      "select session_user = current_user as same, session_user::text as name",
    );
    expect(rows).toEqual([{ same: true, name: expect.stringMatching(/^rondo_requests_/) }]);
    const owned = await database.owner.query(
      "select 1 from pg_shdepend where refobjid = $1::regrole and deptype = 'o'",
      [rows[0]?.name],
    );
    expect(owned.rows).toEqual([]);
  });
});

test("the login that closes can become the snapshot writer, and the owner no more than a request can", async () => {
  const client = await database.reportDb.$client.connect();
  expect(await gains(client, "set local role rondo_report")).toBe(true);
  for (const statement of ["set role rondo_owner", "set session authorization rondo_owner"])
    await expect(client.query(statement)).rejects.toMatchObject({ code: "42501" });
  client.release();
});
