import type { SQL } from "drizzle-orm";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect, type PgPreparedQuery, type PgSession } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Tenant } from "../database.ts";

const dialect = new PgDialect();
const transactions = new WeakMap<pg.PoolClient, Tenant>();

/** Drizzle on one connection whose transaction is already open; made once per connection. */
export function transactionOn(client: pg.PoolClient): Tenant {
  let transaction = transactions.get(client);
  if (!transaction) {
    transaction = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
    transactions.set(client, transaction);
  }
  return transaction;
}

/** A statement written by hand, rendered once; `sql.placeholder("name")` stands where its values go. */
export function prepareStatement<Row extends pg.QueryResultRow>(
  tx: Tenant,
  statement: SQL,
): PgPreparedQuery<{ execute: pg.QueryResult<Row>; all: Row[]; values: never }> {
  const { session } = tx as unknown as { session: PgSession };
  return session.prepareQuery(dialect.sqlToQuery(statement), undefined, "", false);
}
