import type { TestDatabase } from "#platform/testing/database.ts";

/**
 * Lets the owner of the tables see every row, as whoever holds the disk or a backup does. Row-level security is forced
 * on the owner too, but not beyond what the owner may take back; the roles of the product stay bound by it.
 * Answers the names of all tables.
 */
export async function openTables({ owner }: TestDatabase): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const names = rows.map(({ name }) => name);
  for (const name of names) await owner.query(`alter table ${name} no force row level security`);
  return names;
}

/** Every row of a table as text, in the order of the text. */
export async function rowsOf({ owner }: TestDatabase, table: string): Promise<string[]> {
  const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
  return rows.map(({ row }) => row);
}
