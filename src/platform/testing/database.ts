import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { PreparingClient } from "#platform/server/internals/requestClient.ts";
import { openDatabase, type Database, type OpenDatabase } from "#platform/server/database/database.ts";

export interface TestDatabase extends OpenDatabase {
  /** With the login that closes collections. */
  reportDb: Database;
  /** The owner's connection string: for what a migration or an operator would do. */
  ownerUrl: string;
  requestsUrl: string;
  owner: pg.Pool;
  /** Null on a server that is not ours (TEST_DATABASE_URL). */
  superuserUrl: string | null;
}

/**
 * A database of its own for this test file, cloned from the migrated template. The end of the run drops it
 * (cluster.ts): `afterAll` would not run here, since worlds are made inside `beforeAll`.
 */
export async function cloneDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const serverUrl = inject("serverUrl");
  const name = `${inject("template")}_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: serverUrl.replace("DATABASE", "postgres") });
  await admin.connect();
  await admin.query(`create database ${name} template ${inject("template")} strategy file_copy`);
  await admin.end();
  const ownerUrl = serverUrl.replace("DATABASE", name);
  const onError = (error: Error) => {
    // Dropping the database at the end closes idle connections (57P01): expected here only.
    if ((error as { code?: string }).code !== "57P01") throw error;
  };
  const max = options.max ?? 4;
  const open = (url: "requestsUrl" | "reportsUrl") =>
    openDatabase({ url: inject(url).replace("DATABASE", name), prepares: true }, { max, onError });
  const [opened, reports] = [open("requestsUrl"), open("reportsUrl")];
  // Requests that run in a transaction of the owner (permissions/handler.ts) repeat the same statements, too.
  const owner = new pg.Pool({
    connectionString: ownerUrl,
    max: Math.max(2, max),
    Client: PreparingClient,
  });
  owner.on("error", onError);
  const superuserUrl = inject("superuserUrl")?.replace("DATABASE", name) ?? null;
  const requestsUrl = inject("requestsUrl").replace("DATABASE", name);
  return { ...opened, reportDb: reports.db, ownerUrl, requestsUrl, owner, superuserUrl };
}
