import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import pg from "pg";

/**
 * Brings the database to the present schema. Two processes starting together wait for each other. A database that this
 * version has already brought there says so in the comment of its schema `migration`, which travels with the data: one
 * query, and nothing of what migrates is loaded.
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
    const [{ drizzle }, { migrate }, { runMigrations }] = await Promise.all([
      import("drizzle-orm/node-postgres"),
      import("drizzle-orm/node-postgres/migrator"),
      import("graphile-worker"),
    ]);
    await client.query("select pg_advisory_lock(7366360)");
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: "migration" });
    await runMigrations({ connectionString: ownerUrl });
    await client.query(`comment on schema migration is '${wanted}'`);
    await client.query("select pg_advisory_unlock(7366360)");
  } finally {
    await client.end();
  }
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
