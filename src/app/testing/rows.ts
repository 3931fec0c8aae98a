import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { TestDatabase } from "#platform/testing/database.ts";

/**
 * Lets the owner of the tables see every row, as an attacker with the disk or a backup does. Row-level security is forced
 * on the owner too, but not beyond what the owner may take back; the roles of the product stay bound by it.
 * Answers the names of all tables.
 */
export async function listOpenTables({ owner }: TestDatabase): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const names = rows.map(({ name }) => name);
  for (const name of names) await owner.query(`alter table ${name} no force row level security`);
  return names;
}

/** Every row of a table as text, in the order of the text. */
export async function listRows({ owner }: TestDatabase, table: string): Promise<string[]> {
  const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
  return rows.map(({ row }) => row);
}

/** Copies a row so many times, with ids of their own and what changes; PostgreSQL generates its columns anew. */
export async function copyRow(
  tx: Tenant,
  { table, id, times, change = {} }: { table: string; id: string; times: number; change?: object },
): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${columns})
    select ${columns} from (
      select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()) || ${JSON.stringify(change)}::jsonb)).*
      from ${sql.identifier(table)} t, generate_series(1, ${times}::int) where t.id = ${id}
    ) copies`);
}
