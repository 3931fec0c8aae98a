import type { SQL } from "drizzle-orm";
import { PgDialect, type PgPreparedQuery, type PgSession } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Tenant } from "./database.ts";

/**
 * A statement that hot paths run again and again: built once per connection, with `sql.placeholder("name")` where its
 * values go. Building a join of five tables takes longer than sending it (docs/decisions/0034).
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

const dialect = new PgDialect();

/** The same for a statement written by hand. */
export const preparedSqlOnce = <Row extends pg.QueryResultRow>(statement: SQL) =>
  preparedOnce((tx): PgPreparedQuery<{ execute: pg.QueryResult<Row>; all: Row[]; values: never }> => {
    const { session } = tx as unknown as { session: PgSession };
    return session.prepareQuery(dialect.sqlToQuery(statement), undefined, "", false);
  });
