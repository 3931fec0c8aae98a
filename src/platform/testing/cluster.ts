import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/server/database/embeddedPostgres.ts";
import { prepareLogins } from "#platform/server/database/databaseLogins.ts";
import { migrateDatabase } from "#platform/server/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which the tests may create databases: DATABASE stands for the name. */
    serverUrl: string;
    /** The same server as its superuser, for what a holder of the disk can read; null on a server that is not ours. */
    superuserUrl: string | null;
    /** With the logins of the product. */
    requestsUrl: string;
    reportsUrl: string;
    template: string;
    /** Where stored files go; removed at the end. */
    filesFolder: string;
  }
}

/** Where the schema stands, from the root of the repository. */
const schema = path.resolve(import.meta.dirname, "../../../database");

/** One throw-away cluster (or TEST_DATABASE_URL) and one migrated template, cloned by every test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env["TEST_DATABASE_URL"];
  const folder = external ? null : mkdtempSync(path.join(tmpdir(), "rondo-test-"));
  const cluster = folder
    ? // The pools of a file that has ended stay open for the ten seconds of pg-pool: up to twelve connections a world.
      await startEmbeddedPostgres({
        dataDir: folder,
        sync: false,
        settings: [
          "fsync=off",
          "synchronous_commit=off",
          "full_page_writes=off",
          "max_connections=300",
          // It would choose by its own clock when a plan changes.
          "autovacuum=off",
        ],
      })
    : null;
  const serverUrl = cluster ? cluster.url("DATABASE") : withDatabase(external ?? "", "DATABASE");
  const template = `rondo_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: serverUrl.replace("DATABASE", "postgres") });
  await admin.connect();
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template}`);
  await migrateDatabase(serverUrl.replace("DATABASE", template), schema);
  const logins = await prepareLogins({
    ownerUrl: serverUrl.replace("DATABASE", template),
    given: {},
    secret: "a secret of the tests, long enough to sign",
  });
  await admin.query(`alter database ${template} with allow_connections false`);
  project.provide("serverUrl", serverUrl);
  project.provide("superuserUrl", cluster?.url("DATABASE", "postgres") ?? null);
  project.provide("requestsUrl", withDatabase(logins.requests, "DATABASE"));
  project.provide("reportsUrl", withDatabase(logins.reports, "DATABASE"));
  project.provide("template", template);
  const filesFolder = mkdtempSync(path.join(tmpdir(), "rondo-files-"));
  project.provide("filesFolder", filesFolder);
  return async () => {
    rmSync(filesFolder, { recursive: true, force: true });
    // A cluster of our own goes as a whole.
    if (!cluster) await dropAll(admin, template);
    await admin.end();
    await cluster?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
}

/** Drops what this run made on a server that is not ours. */
async function dropAll(admin: pg.Client, template: string): Promise<void> {
  // The workers have ended, but the server may notice it later, and only a superuser may end the sessions of logins.
  const open = "select count(*)::int as count from pg_stat_activity where starts_with(datname, $1)";
  while ((await admin.query<{ count: number }>(open, [template])).rows[0]?.count) await setTimeout(50);
  const { rows } = await admin.query<{ name: string }>(
    "select datname as name from pg_database where starts_with(datname, $1)",
    [template],
  );
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`);
  const { rows: made } = await admin.query<{ name: string }>(
    `select rolname as name from pg_roles where rolname ~ ('^rondo_(requests|reports)_' || $1)`,
    [template],
  );
  for (const { name } of made) await admin.query(`drop role ${name}`);
}

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.toString();
}
