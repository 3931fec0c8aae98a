import type { SQL } from "drizzle-orm";
import type pg from "pg";
import type { Tenant } from "../database/database.ts";
import { prepareStatement } from "../internals/drizzleTransaction.ts";

/**
 * A statement that hot paths run again and again: built once per connection, with `sql.placeholder("name")` where its
 * values go. Building a join of five tables takes longer than sending it (src/platform/server/README.md).
 */
export function preparedOnce<Statement>(build: (tx: Tenant) => Statement): (tx: Tenant) => Statement {
  const built = new WeakMap<Tenant, Statement>();
  return (tx) => {
    let statement = built.get(tx);
    if (!statement) {
      statement = build(tx);
      built.set(tx, statement);
    }
    return statement;
  };
}

/** The same for a statement written by hand. */
export const preparedSqlOnce = <Row extends pg.QueryResultRow>(statement: SQL) =>
  preparedOnce((tx) => prepareStatement<Row>(tx, statement));
