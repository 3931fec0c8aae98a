import { sql } from "drizzle-orm";
import { customType, index, pgPolicy, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { ownRows } from "./tenantTable.ts";

/** Text compared byte by byte, so that an order, a range and a cursor agree whatever the language of the database. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A name as it is compared: app.fold of a column, kept by PostgreSQL. What is unique by name is so by this. */
export const foldedFrom = (name: string, column: string) =>
  byteText(name)
    .notNull()
    .generatedAlwaysAs(sql`app.fold(${sql.identifier(column)})`);

/** A name as it is sorted: without its apostrophes and hyphens too (app.sort_key, platform/withoutMarks.ts). */
export const sortedBy = (name: string, column: string) =>
  byteText(name)
    .notNull()
    .generatedAlwaysAs(sql`app.sort_key(${sql.identifier(column)})`);

/**
 * The folded words by which the rows of a table are found (docs/decisions/0069). Written by triggers; found by range,
 * since under row-level security PostgreSQL uses an index for comparisons only. Without a foreign key: its check would
 * lock each evaluation of a person who is renamed.
 */
export const wordsTable = (name: string) =>
  pgTable(
    name,
    { companyId: uuid("company_id").notNull(), word: byteText("word").notNull(), id: uuid("id").notNull() },
    (t) => [
      primaryKey({ columns: [t.companyId, t.word, t.id] }),
      index(`${name}_row`).on(t.companyId, t.id, t.word),
      pgPolicy(`${name}_company`, ownRows),
    ],
  );
export type WordsTable = ReturnType<typeof wordsTable>;
