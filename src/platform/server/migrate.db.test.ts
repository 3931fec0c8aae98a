import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#platform/testing/database.ts";
import { migrateDatabase, whyReindex } from "./migrate.ts";
import { StartupError } from "./startupError.ts";

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

let database: TestDatabase;
let folder: string;
const journalFile = () => path.join(folder, "meta/_journal.json");
const journal = () => JSON.parse(readFileSync(journalFile(), "utf8")) as Journal;
const writeJournal = (written: Journal) => writeFileSync(journalFile(), JSON.stringify(written));
const failureOf = async () => {
  const error: unknown = await migrateDatabase(database.ownerUrl, folder).catch((reason: unknown) => reason);
  return error instanceof StartupError ? error.message : error;
};

beforeAll(async () => {
  database = await cloneDatabase();
  folder = mkdtempSync(path.join(tmpdir(), "rondo-migrations-"));
  cpSync(path.resolve(import.meta.dirname, "../../../database/migrations"), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a migration that fails is named with what the database says, and nothing of those beside it remains", async () => {
  const before = journal();
  const last = before.entries.at(-1)!;
  const added = ["made_first", "broken", "never_reached"].map((name, at) => ({
    ...last,
    idx: last.idx + 1 + at,
    when: last.when + 1 + at,
    tag: `9${at}_${name}`,
  }));
  const statements = [
    "create table site.made_first ()",
    "select 1;--> statement-breakpoint\nselect 1/0",
    "select 1",
  ];
  for (const [at, { tag }] of added.entries())
    appendFileSync(path.join(folder, `${tag}.sql`), statements[at] ?? "");
  writeJournal({ ...before, entries: [...before.entries, ...added] });
  expect(await failureOf()).toMatch(
    /^La migration 91_broken\.sql a échoué : division by zero\. Rien n’a changé dans la base.*relancez/,
  );
  const { rows } = await database.owner.query("select to_regclass('site.made_first') as made");
  expect(rows).toEqual([{ made: null }]);
  writeJournal(before);
  await migrateDatabase(database.ownerUrl, folder);
});

test("an older version refuses a database that a newer one has migrated", async () => {
  const before = journal();
  writeJournal({ ...before, entries: before.entries.slice(0, -1) });
  expect(await failureOf()).toMatch(
    /^Cette base de données a été mise à jour par une version plus récente de Rondo \(le \d{4}-\d\d-\d\d\)/,
  );
  writeJournal(before);
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
