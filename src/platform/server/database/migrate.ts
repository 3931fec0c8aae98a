import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import pg from "pg";
import { StartupError } from "../process/startupError.ts";

/** One migration of the journal that drizzle-kit writes. */
interface Migration {
  /** Its file, without « .sql ». */
  tag: string;
  when: number;
}

/** The list of the migrations that a database has had. */
const applied = "migration.__drizzle_migrations";

/**
 * Migrates the database with what stands in `folder`: migrations, each once and never changed; functions and triggers,
 * all of them again when one has changed. All of it is one transaction. Concurrent processes wait for each other. A
 * database already migrated by this version says so in the comment of its schema `migration`, which travels with a
 * dump: one query.
 * @throws StartupError where the database is of a newer version, of one before the baseline, or a statement fails
 */
export async function migrateDatabase(ownerUrl: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const wanted = stateAfter(folder);
    const { rows } = await client.query<{ state: string | null }>(
      "select obj_description(to_regnamespace('migration'), 'pg_namespace') as state",
    );
    if (rows[0]?.state === wanted) return;
    const { runMigrations } = await import("graphile-worker");
    await client.query("select pg_advisory_lock(7366360)");
    await client.query("begin");
    await applyAll(client, folder);
    await client.query("commit");
    await runMigrations({ connectionString: ownerUrl });
    await client.query(`comment on schema migration is '${wanted}'`);
    await client.query("select pg_advisory_unlock(7366360)");
  } finally {
    await client.end();
  }
}

/** The roles, then the functions, which later migrations call, then the migrations, then the triggers of their tables. */
async function applyAll(client: pg.Client, folder: string): Promise<void> {
  const [roles, ...migrations] = readJournal(folder);
  const [baseline] = migrations;
  if (!roles || !baseline) throw new Error(`${folder} has no baseline`);
  await client.query(`create schema if not exists migration;
    create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`);
  const last = await lastApplied(client);
  const newest = migrations.at(-1)?.when ?? 0;
  if (last !== null && last > newest) throw new StartupError(newerDatabase(new Date(last)));
  if (last !== null && last < baseline.when) throw new StartupError(olderDatabase);
  const run = async (migration: Migration) => {
    const file = path.join("migrations", `${migration.tag}.sql`);
    const statements = await apply(client, folder, file);
    await list(client, migration, statements);
  };
  if (last === null) {
    if (await mayCreateRoles(client)) await run(roles);
    else await list(client, roles, "");
  }
  await client.query("create schema if not exists app; set local check_function_bodies = off");
  for (const file of listFiles(folder, "functions")) await apply(client, folder, file);
  for (const migration of migrations) if (last === null || migration.when > last) await run(migration);
  for (const file of listFiles(folder, "triggers")) await apply(client, folder, file);
}

/** Runs a file and answers what it says. */
async function apply(client: pg.Client, folder: string, file: string): Promise<string> {
  const statements = readFileSync(path.join(folder, file), "utf8");
  await client.query(statements).catch((error: unknown) => {
    throw new StartupError(failedFile(file, error));
  });
  return statements;
}

const list = (client: pg.Client, { when }: Migration, statements: string) =>
  client.query(`insert into ${applied} (hash, created_at) values ($1, $2)`, [
    createHash("sha256").update(statements).digest("hex"),
    when,
  ]);

const newerDatabase = (newer: Date) =>
  `Cette base de données a été mise à jour par une version plus récente de Rondo (le ${newer.toISOString().slice(0, 10)}) : lancez cette version-là, ou restaurez une copie d’avant la mise à jour.`;

const olderDatabase =
  "Cette base de données date d’avant la première version de Rondo : lancez une fois la version du 26 novembre 2026, qui la met à jour, puis celle-ci.";

function failedFile(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return [
    `La migration ${path.basename(file)} a échoué : ${reason}.`,
    "Rien n’a changé dans la base : la version précédente de Rondo fonctionne encore avec elle.",
    "Corrigez ce que dit la base, puis relancez; sinon, envoyez-nous cette phrase.",
  ].join(" ");
}

/**
 * Says when the system's order of letters is no longer the one by which the indexes of this database were made, as after
 * an upgrade of the server's system; null when all is well. The embedded server brings its own order.
 */
export async function whyReindex(client: Pick<pg.ClientBase, "query">): Promise<string | null> {
  const { rows } = await client.query<{ name: string; stored: string; actual: string }>(
    `select datname as name, datcollversion as stored, pg_database_collation_actual_version(oid) as actual
     from pg_database
     where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)`,
  );
  const [changed] = rows;
  if (!changed) return null;
  const { name, stored, actual } = changed;
  return `L’ordre alphabétique du système a changé sous la base de données (${stored}, maintenant ${actual}) : Rondo arrêté, lancez « reindex database "${name}"; alter database "${name}" refresh collation version; », sinon des recherches et des listes peuvent se tromper.`;
}

/**
 * The first migration makes the roles of the product. An owner who may not create roles finds them made by the
 * administrator of the server.
 * @throws StartupError saying which statements the administrator runs
 */
async function mayCreateRoles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mayCreate: boolean; roles: number }>(
    `select rolcreaterole or rolsuper as "mayCreate",
       (select count(*)::int from pg_roles where rolname in ('rondo_app', 'rondo_report')) as roles
     from pg_roles where rolname = current_user`,
  );
  const [found] = rows;
  if (found?.mayCreate) return true;
  if (found && found.roles < 2)
    throw new StartupError(
      "DATABASE_URL : ce compte ne peut pas créer de rôles. Un administrateur du serveur les crée d’abord : « create role rondo_app nologin; create role rondo_report nologin; », puis les comptes de DATABASE_APP_URL et DATABASE_REPORT_URL.",
    );
  return false;
}

async function lastApplied(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at)::text as last from ${applied}`,
  );
  return rows[0]?.last ? Number(rows[0].last) : null;
}

const readJournal = (folder: string): Migration[] =>
  (
    JSON.parse(readFileSync(path.join(folder, "migrations/meta/_journal.json"), "utf8")) as {
      entries: Migration[];
    }
  ).entries;

/** In the order of their names, which says nothing: none needs another to be made. */
const listFiles = (folder: string, kind: "functions" | "triggers"): string[] =>
  readdirSync(path.join(folder, kind))
    .toSorted()
    .map((name) => path.join(kind, name));

/** Names the list of our migrations, every function and trigger, and the version of the queue, which has its own. */
function stateAfter(folder: string): string {
  const queue = createRequire(import.meta.url).resolve("graphile-worker");
  const { version } = JSON.parse(readFileSync(path.join(queue, "../../package.json"), "utf8")) as {
    version: string;
  };
  const hash = createHash("sha256").update(readFileSync(path.join(folder, "migrations/meta/_journal.json")));
  for (const file of [...listFiles(folder, "functions"), ...listFiles(folder, "triggers")])
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.update(version).digest("hex");
}
