import type { SQL } from "drizzle-orm";
import { NodePgSession, NodePgTransaction, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect, type PgPreparedQuery, type PgSession } from "drizzle-orm/pg-core";
import type pg from "pg";

type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

const dialect = new PgDialect();
const transactions = new WeakMap<pg.PoolClient, Transaction>();

/** Drizzle on one connection whose transaction is already open; made once per connection. */
export function transactionOn(client: pg.PoolClient): Transaction {
  let transaction = transactions.get(client);
  if (!transaction) {
    transaction = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
    transactions.set(client, transaction);
  }
  return transaction;
}

/** A statement written by hand, rendered once; `sql.placeholder("name")` stands where its values go. */
export function prepareStatement<Row extends pg.QueryResultRow>(
  tx: Transaction,
  statement: SQL,
): PgPreparedQuery<{ execute: pg.QueryResult<Row>; all: Row[]; values: never }> {
  const { session } = tx as unknown as { session: PgSession };
  return session.prepareQuery(dialect.sqlToQuery(statement), undefined, "", false);
}
