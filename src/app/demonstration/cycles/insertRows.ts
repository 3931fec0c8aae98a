import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tenant } from "#platform/server/database/database.ts";

/**
 * Writes rows as one parameter, whatever their number: a statement with a parameter for each value takes as long to build
 * as the reports to compute. All rows have the columns of the first one.
 */
export const insertRows = <Table extends PgTable>(
  tx: Tenant,
  table: Table,
  rows: readonly Table["$inferInsert"][],
) => {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  const written = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
  );
  return tx.execute(sql`
    insert into ${name} (${names})
    select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(written)}::json)`);
};
