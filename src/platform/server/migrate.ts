import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import pg from "pg";
import {
  followMigrations,
  hasBegunMigrating,
  markFirstMigration,
  newerMigration,
} from "./internals/drizzleMigrations.ts";
import { StartupError } from "./startupError.ts";

/**
 * Migrates the database. Concurrent processes wait for each other. A database already migrated by this version says
 * so in the comment of its schema `migration`, which travels with a dump: one query, and the migration code is not
 * loaded.
 */
export async function migrateDatabase(ownerUrl: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const wanted = stateAfter(migrationsFolder);
    const { rows } = await client.query<{ state: string | null }>(
      "select obj_description(to_regnamespace('migration'), 'pg_namespace') as state",
    );
    if (rows[0]?.state === wanted) return;
    const newer = await newerMigration(client, migrationsFolder);
    if (newer) throw new StartupError(newerDatabase(newer));
    const [{ drizzle }, { migrate }, { runMigrations }] = await Promise.all([
      import("drizzle-orm/node-postgres"),
      import("drizzle-orm/node-postgres/migrator"),
      import("graphile-worker"),
    ]);
    await client.query("select pg_advisory_lock(7366360)");
    await skipRoles(client, migrationsFolder);
    const followed = await followMigrations(client, migrationsFolder);
    await migrate(drizzle(client, { logger: followed.logger }), {
      migrationsFolder,
      migrationsSchema: "migration",
    }).catch((error: unknown) => {
      throw new StartupError(failedMigration(followed.current(), error));
    });
    await runMigrations({ connectionString: ownerUrl });
    await client.query(`comment on schema migration is '${wanted}'`);
    await client.query("select pg_advisory_unlock(7366360)");
  } finally {
    await client.end();
  }
}

const newerDatabase = (newer: Date) =>
  `Cette base de données a été mise à jour par une version plus récente de Rondo (le ${newer.toISOString().slice(0, 10)}) : lancez cette version-là, ou restaurez une copie d’avant la mise à jour.`;

/** All migrations of a start are one transaction: of one that fails, nothing remains. */
function failedMigration(file: string, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return [
    `La migration ${file} a échoué : ${reason}.`,
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
 * administrator of the server, and begins with the second.
 * @throws StartupError saying which statements the administrator runs
 */
async function skipRoles(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ mayCreate: boolean; hasBegun: boolean; roles: number }>(
    `select rolcreaterole or rolsuper as "mayCreate",
       ${hasBegunMigrating} as "hasBegun",
       (select count(*)::int from pg_roles where rolname in ('rondo_app', 'rondo_report')) as roles
     from pg_roles where rolname = current_user`,
  );
  const found = rows[0];
  if (!found || found.mayCreate || found.hasBegun) return;
  if (found.roles < 2)
    throw new StartupError(
      "DATABASE_URL : ce compte ne peut pas créer de rôles. Un administrateur du serveur les crée d’abord : « create role rondo_app nologin; create role rondo_report nologin; », puis les comptes de DATABASE_APP_URL et DATABASE_REPORT_URL.",
    );
  await markFirstMigration(client, migrationsFolder);
}

/** Names the list of our migrations and the version of the queue, which has its own. */
function stateAfter(migrationsFolder: string): string {
  const queue = createRequire(import.meta.url).resolve("graphile-worker");
  const { version } = JSON.parse(readFileSync(path.join(queue, "../../package.json"), "utf8")) as {
    version: string;
  };
  return createHash("sha256")
    .update(readFileSync(path.join(migrationsFolder, "meta/_journal.json")))
    .update(version)
    .digest("hex");
}
