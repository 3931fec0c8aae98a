import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";

/** Drizzle's list of the migrations that a database has had (`migrationsSchema: "migration"`). */
const applied = "migration.__drizzle_migrations";

/** A condition: Drizzle has migrated this database at least once. */
export const hasBegunMigrating = `to_regclass('${applied}') is not null`;

/** Writes the first migration into the list without running it, as Drizzle writes those that it ran. */
export async function markFirstMigration(
  client: Pick<pg.ClientBase, "query">,
  migrationsFolder: string,
): Promise<void> {
  const journal = readFileSync(path.join(migrationsFolder, "meta/_journal.json"), "utf8");
  const [first] = (JSON.parse(journal) as { entries: { when: number; tag: string }[] }).entries;
  if (!first) return;
  const statements = readFileSync(path.join(migrationsFolder, `${first.tag}.sql`), "utf8");
  await client.query(`create schema if not exists migration;
    create table ${applied} (id serial primary key, hash text not null, created_at bigint)`);
  await client.query(`insert into ${applied} (hash, created_at) values ($1, $2)`, [
    createHash("sha256").update(statements).digest("hex"),
    first.when,
  ]);
}
