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
  const [first] = journalOf(migrationsFolder);
  if (!first) return;
  const statements = readFileSync(path.join(migrationsFolder, `${first.tag}.sql`), "utf8");
  await client.query(`create schema if not exists migration;
    create table ${applied} (id serial primary key, hash text not null, created_at bigint)`);
  await client.query(`insert into ${applied} (hash, created_at) values ($1, $2)`, [
    createHash("sha256").update(statements).digest("hex"),
    first.when,
  ]);
}

interface Migration {
  /** Its file, without « .sql ». */
  tag: string;
  when: number;
}

/** What the database has had later than anything in this folder, if a newer version has migrated it; null otherwise. */
export async function newerMigration(
  client: Pick<pg.ClientBase, "query">,
  migrationsFolder: string,
): Promise<Date | null> {
  const newest = Math.max(...journalOf(migrationsFolder).map(({ when }) => when));
  const last = await lastApplied(client);
  return last !== null && last > newest ? new Date(last) : null;
}

/** Follows Drizzle through the migrations that a database lacks, all in one transaction, to name the one that fails. */
export async function followMigrations(client: Pick<pg.ClientBase, "query">, migrationsFolder: string) {
  const last = await lastApplied(client);
  const lacking = journalOf(migrationsFolder).filter(({ when }) => last === null || when > last);
  let done = 0;
  return {
    /** Drizzle writes a migration into its list once all its statements have run. */
    logger: {
      logQuery: (query: string) => {
        if (query.startsWith('insert into "migration"."__drizzle_migrations"')) done += 1;
      },
    },
    current: () => `${lacking[Math.min(done, lacking.length - 1)]?.tag ?? "?"}.sql`,
  };
}

async function lastApplied(client: Pick<pg.ClientBase, "query">): Promise<number | null> {
  const { rows: begun } = await client.query<{ yes: boolean }>(`select ${hasBegunMigrating} as yes`);
  if (!begun[0]?.yes) return null;
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at)::text as last from ${applied}`,
  );
  return rows[0]?.last ? Number(rows[0].last) : null;
}

const journalOf = (migrationsFolder: string): Migration[] =>
  (
    JSON.parse(readFileSync(path.join(migrationsFolder, "meta/_journal.json"), "utf8")) as {
      entries: Migration[];
    }
  ).entries;
