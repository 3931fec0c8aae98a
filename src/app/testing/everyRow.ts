import type pg from "pg";

export type QueryRunner = Pick<pg.Pool | pg.PoolClient, "query">;

/**
 * Row-level security binds the owner of the tables too: without this, whatever they ask of a company's table has no rows.
 * In this copy of the database, and for the owner alone, a policy of the test lets them look at every row.
 */
export async function showEveryRow(owner: QueryRunner): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows)
    await owner.query(`create policy watched_by_the_test on ${name} for select to current_user using (true)`);
}

/** The tables whose rows name a company, of the product and of its accounts. */
export async function listTablesWithCompany(owner: QueryRunner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where column_name = 'company_id' and table_schema in ('public', 'auth')`,
  );
  return rows.map(({ name }) => name);
}
