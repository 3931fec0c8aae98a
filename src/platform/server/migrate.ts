import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import pg from "pg";

/** Brings the database to the present schema. Two processes starting together wait for each other. */
export async function migrateDatabase(ownerUrl: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(7366360)");
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: "migration" });
    await runMigrations({ connectionString: ownerUrl });
    await client.query("select pg_advisory_unlock(7366360)");
  } finally {
    await client.end();
  }
}
