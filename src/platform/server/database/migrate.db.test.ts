import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#platform/testing/database.ts";
import { migrateDatabase, whyReindex } from "./migrate.ts";
import { StartupError } from "../process/startupError.ts";

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

let database: TestDatabase;
let folder: string;
const journalFile = () => path.join(folder, "migrations/meta/_journal.json");
const journal = () => JSON.parse(readFileSync(journalFile(), "utf8")) as Journal;

/** Adds migrations behind those that the database has had. */
function addMigrations(statements: Record<string, string>): void {
  const { entries, ...rest } = journal();
  const last = entries.at(-1)!;
  const added = Object.keys(statements).map((tag, at) => ({
    ...last,
    idx: last.idx + 1 + at,
    when: last.when + 1 + at,
    tag,
  }));
  for (const [tag, text] of Object.entries(statements))
    writeFileSync(path.join(folder, `migrations/${tag}.sql`), text);
  writeFileSync(journalFile(), JSON.stringify({ ...rest, entries: [...entries, ...added] }));
}

const migrate = () => migrateDatabase(database.ownerUrl, folder);
const catchFailure = async () => {
  const error: unknown = await migrate().catch((reason: unknown) => reason);
  return error instanceof StartupError ? error.message : error;
};
const one = async (statement: string) =>
  Object.values((await database.owner.query(statement)).rows[0] as object)[0];

const folders: string[] = [];
beforeEach(async () => {
  database = await cloneDatabase();
  folder = mkdtempSync(path.join(tmpdir(), "rondo-migrations-"));
  folders.push(folder);
  cpSync(path.resolve(import.meta.dirname, "../../../../database"), folder, { recursive: true });
});
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true })));

test("a migration that fails is named with what the database says, and nothing of those beside it remains", async () => {
  appendFileSync(
    path.join(folder, "functions/company_ids.sql"),
    "\ncreate function app.made_first() returns int language sql as 'select 1';\n",
  );
  addMigrations({
    "90_made_first": "create table site.made_first ()",
    "91_broken": "select 1;--> statement-breakpoint\nselect 1/0",
    "92_never_reached": "select 1",
  });
  expect(await catchFailure()).toMatch(
    /^La migration 91_broken\.sql a échoué : division by zero\. Rien n’a changé dans la base.*relancez/,
  );
  expect(await one("select to_regclass('site.made_first')")).toBeNull();
  expect(await one("select to_regproc('app.made_first')")).toBeNull();
});

test("a migration is applied once, after the functions that it calls", async () => {
  writeFileSync(
    path.join(folder, "functions/answer.sql"),
    "create or replace function app.answer() returns int language sql as 'select 42';",
  );
  addMigrations({ "90_answers": "create table site.answers as select app.answer() as answer" });
  await migrate();
  await migrate();
  expect(await one("select array_agg(answer) from site.answers")).toEqual([42]);
});

test("a function or a trigger that has changed is applied again, without a migration", async () => {
  const { length } = journal().entries;
  const file = path.join(folder, "functions/company_ids.sql");
  writeFileSync(file, readFileSync(file, "utf8").replace("order by created_at, id", "order by id"));
  const triggers = path.join(folder, "triggers/companies.sql");
  writeFileSync(triggers, readFileSync(triggers, "utf8").replace(/^\s*WHEN .*$/m, ""));
  await migrate();
  expect(await one("select prosrc from pg_proc where proname = 'company_ids'")).toMatch(/order by id\s*$/);
  expect(await one("select pg_get_triggerdef(oid) from pg_trigger where tgname = 'keep_logo'")).not.toContain(
    "WHEN",
  );
  expect(Number(await one("select count(*) from migration.__drizzle_migrations"))).toBe(length);
});

test("an older version refuses a database that a newer one has migrated", async () => {
  await database.owner.query(
    "insert into migration.__drizzle_migrations (hash, created_at) values ('newer', extract(epoch from timestamp '2099-01-01') * 1000)",
  );
  await database.owner.query("comment on schema migration is 'of a newer version'");
  expect(await catchFailure()).toMatch(
    /^Cette base de données a été mise à jour par une version plus récente de Rondo \(le 2099-01-01\)/,
  );
});

test("a database from before the baseline is refused, one that had all that stands in it is taken as it is", async () => {
  // Of the migrations after the baseline this database has had all, whatever it lists.
  const { entries: all, ...rest } = journal();
  const entries = all.slice(0, 2);
  writeFileSync(journalFile(), JSON.stringify({ ...rest, entries }));
  const listed = (when: number) =>
    database.owner.query(
      `delete from migration.__drizzle_migrations; insert into migration.__drizzle_migrations (hash, created_at)
       values ('first', ${entries[0]!.when}), ('last', ${when}); comment on schema migration is 'earlier'`,
    );
  await listed(entries[1]!.when - 1);
  expect(await catchFailure()).toMatch(/^Cette base de données date d’avant la première version de Rondo/);
  await listed(entries[1]!.when);
  await migrate();
  expect(Number(await one("select count(*) from migration.__drizzle_migrations"))).toBe(entries.length);
});

test("an order of letters that has changed under the database is said, with what to do", async (context) => {
  if (!database.superuserUrl) return context.skip("the server of somebody else");
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  expect(await whyReindex(client)).toBeNull();
  await client.query("update pg_database set datcollversion = '2.31' where datname = current_database()");
  expect(await whyReindex(client)).toMatch(
    /^L’ordre alphabétique du système a changé .*\(2\.31, maintenant .*reindex database "/,
  );
  await client.end();
});
