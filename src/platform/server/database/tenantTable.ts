import { sql } from "drizzle-orm";
import {
  foreignKey,
  pgPolicy,
  pgTable,
  primaryKey,
  uuid,
  type AnyPgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from "drizzle-orm/pg-core";

/** The company of the current transaction; an empty string after one has ended, hence nullif (docs/decisions/0005). */
export const currentCompany = sql`nullif(current_setting('app.company_id', true), '')::uuid`;
export const currentProfile = sql`nullif(current_setting('app.profile_id', true), '')::uuid`;

/** The policy of a tenant table: rows of the company of the transaction. */
export const ownRows = {
  using: sql`company_id = ${currentCompany}`,
  withCheck: sql`company_id = ${currentCompany}`,
};

/**
 * A table whose rows belong to one company: key (company_id, id), row-level security on.
 * `force row level security` and the grants are added by the migration (`select app.protect('table')`),
 * and src/app/crossConceptTests/endpoints/everyTable.db.test.ts refuses a table without them.
 */
export function tenantTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra: (table: {
    [Key in keyof Columns | "companyId" | "id"]: AnyPgColumn;
  }) => PgTableExtraConfigValue[] = () => [],
  options: { policy?: "company" | "own" } = {},
) {
  return pgTable(
    name,
    { companyId: uuid("company_id").notNull(), id: uuid("id").notNull(), ...columns },
    (table) => {
      const tableColumns = table as unknown as { [Key in keyof Columns | "companyId" | "id"]: AnyPgColumn };
      return [
        primaryKey({ columns: [tableColumns.companyId, tableColumns.id] }),
        ...(options.policy === "own" ? [] : [pgPolicy(`${name}_company`, ownRows)]),
        ...extra(tableColumns),
      ];
    },
  );
}

/** A reference that cannot point into another company. */
export const sameCompany = (name: string, from: [AnyPgColumn, AnyPgColumn], to: [AnyPgColumn, AnyPgColumn]) =>
  foreignKey({ name, columns: from, foreignColumns: to });
