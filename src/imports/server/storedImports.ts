import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { and, asc, count, eq, gt, inArray, or, sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Problems } from "../rules/rowValidation.ts";
import { importRows, imports } from "../tables.ts";
import { chunk, type ImportKind } from "./kind.ts";
import type { RowState, RowFilter } from "../vocabulary.ts";

export type StoredImport = typeof imports.$inferSelect;
export type StoredRow = Pick<
  typeof importRows.$inferSelect,
  "number" | "cells" | "openQuoteLine" | "state" | "problems"
>;

interface ImportOwner {
  companyId: string;
  profileId: string;
}
const isOwn = ({ companyId, profileId }: ImportOwner, id: string) =>
  and(eq(imports.companyId, companyId), eq(imports.profileId, profileId), eq(imports.id, id));

export async function findImport(
  tx: Tenant,
  owner: ImportOwner,
  kind: string,
  id: string,
): Promise<StoredImport | null> {
  const [found] = await tx
    .select()
    .from(imports)
    .where(and(isOwn(owner, id), eq(imports.kind, kind)));
  return found ?? null;
}

/** The import with this id, of whatever kind. */
export async function findOfAnyKind(
  tx: Tenant,
  kinds: readonly ImportKind[],
  owner: ImportOwner,
  importId: string,
): Promise<{ kind: ImportKind; stored: StoredImport } | null> {
  for (const kind of kinds) {
    const stored = await findImport(tx, owner, kind.name, importId);
    if (stored) return { kind, stored };
  }
  return null;
}

/** The import of this person and kind, kept from changing until the transaction ends, or 404. */
export async function lockImport(
  tx: Tenant,
  owner: ImportOwner,
  kind: string,
  id: string,
): Promise<StoredImport> {
  const [found] = await tx
    .select()
    .from(imports)
    .where(and(isOwn(owner, id), eq(imports.kind, kind)))
    .for("update");
  return found ?? refuse("not_found");
}

export async function findLatest(
  tx: Tenant,
  { companyId, profileId }: ImportOwner,
  kind: string,
): Promise<StoredImport | null> {
  const [found] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.companyId, companyId), eq(imports.profileId, profileId), eq(imports.kind, kind)));
  return found ?? null;
}

export const saveImport = (
  tx: Tenant,
  { companyId, profileId, id }: ImportOwner & { id: string },
  change: Partial<StoredImport>,
) => tx.update(imports).set(change).where(isOwn({ companyId, profileId }, id));

/** What one statement reads or writes. */
export const rowsPerStatement = 2_000;

/**
 * Writes a new import down, in the place of the one before it; one that runs is not replaced. The rows come from a file, a
 * slice on each line (reading/child.ts), and are read by PostgreSQL alone.
 */
export async function replaceImport(
  tx: Tenant,
  row: typeof imports.$inferInsert,
  rowsFile: string,
): Promise<void> {
  const { companyId, profileId, kind, id } = row;
  const before = await findLatest(tx, { companyId, profileId }, kind);
  if (before?.status === "importing") refuse("status_conflict");
  if (before) await tx.delete(imports).where(isOwn({ companyId, profileId }, before.id));
  await tx.insert(imports).values(row);
  for await (const rows of createInterface({ input: createReadStream(rowsFile) }))
    await tx.execute(sql`
      insert into import_rows (company_id, id, import_id, profile_id, number, cells, open_quote_line, state)
      select ${companyId}, gen_random_uuid(), ${id}, ${profileId}, row.number, row.cells, row."openQuoteLine", 'add'
      from json_to_recordset(${rows}::json) as row(number int, cells jsonb, "openQuoteLine" int)`);
}

const isInImport = (stored: ImportOwner & { id: string }) =>
  and(eq(importRows.companyId, stored.companyId), eq(importRows.importId, stored.id));

const rowColumns = {
  number: importRows.number,
  cells: importRows.cells,
  openQuoteLine: importRows.openQuoteLine,
  state: importRows.state,
  problems: importRows.problems,
};

/** All rows, in their order: some of them by each statement, since one large read holds up the other requests. */
export async function listRows(tx: Tenant, stored: StoredImport): Promise<StoredRow[]> {
  const all: StoredRow[] = [];
  for (;;) {
    const some = await tx
      .select(rowColumns)
      .from(importRows)
      .where(and(isInImport(stored), gt(importRows.number, all.at(-1)?.number ?? -1)))
      .orderBy(asc(importRows.number))
      .limit(rowsPerStatement);
    all.push(...some);
    if (some.length < rowsPerStatement) return all;
  }
}

interface RowsQuery {
  show?: RowFilter | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}
const statesByFilter: Record<RowFilter, readonly RowState[] | null> = {
  all: null,
  error: ["error"],
  duplicate: ["duplicate", "same"],
};

/** One page of the rows that are shown, and how many there are. */
export async function readRows(
  tx: Tenant,
  stored: StoredImport,
  { show = "all", page = 0, limit = 5 }: RowsQuery,
) {
  if (limit === 0) return { rows: [], shownCount: 0 };
  const states = statesByFilter[show];
  const where = and(isInImport(stored), states ? inArray(importRows.state, [...states]) : undefined);
  const rows = await tx
    .select(rowColumns)
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.number))
    .limit(limit)
    .offset(page * limit);
  if (!states) return { rows, shownCount: stored.rowCount };
  const [all] = await tx.select({ total: count() }).from(importRows).where(where);
  return { rows, shownCount: all?.total ?? 0 };
}

/** A page of the rows with mistakes, after a number. */
export const readRejected = (
  tx: Tenant,
  stored: StoredImport,
  after: number,
  limit: number,
): Promise<StoredRow[]> =>
  tx
    .select(rowColumns)
    .from(importRows)
    .where(and(isInImport(stored), eq(importRows.state, "error"), gt(importRows.number, after)))
    .orderBy(asc(importRows.number))
    .limit(limit);

export async function saveCells(
  tx: Tenant,
  stored: StoredImport,
  number: number,
  cells: string[],
): Promise<void> {
  await tx
    .update(importRows)
    .set({ cells })
    .where(and(isInImport(stored), eq(importRows.number, number)));
}

export async function findRow(tx: Tenant, stored: StoredImport, number: number): Promise<StoredRow> {
  const [row] = await readNumbers(tx, stored, [number]);
  return row ?? refuse("not_found");
}

/** The rows with these numbers, in their order. */
export const readNumbers = (
  tx: Tenant,
  stored: StoredImport,
  numbers: readonly number[],
): Promise<StoredRow[]> =>
  tx
    .select(rowColumns)
    .from(importRows)
    .where(and(isInImport(stored), inArray(importRows.number, [...numbers])))
    .orderBy(asc(importRows.number));

/** The rows in which one of these columns has one of these values, without capitals, in their order. */
export async function findRowsWith(
  tx: Tenant,
  stored: StoredImport,
  columns: readonly number[],
  values: readonly string[],
): Promise<StoredRow[]> {
  if (columns.length === 0 || values.length === 0) return [];
  const wanted = sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
  const has = columns.map((at) => sql`lower(${importRows.cells} ->> ${at}::int) = any(${wanted})`);
  return tx
    .select(rowColumns)
    .from(importRows)
    .where(and(isInImport(stored), or(...has)))
    .orderBy(asc(importRows.number));
}

/** Writes what became of rows. */
export async function saveValidations(
  tx: Tenant,
  stored: StoredImport,
  validations: readonly { number: number; state: RowState; problems: Problems | null }[],
): Promise<void> {
  for (const some of chunk(validations, rowsPerStatement)) {
    const changed = JSON.stringify(some);
    await tx.execute(sql`
      update import_rows set state = v.state, problems = nullif(v.problems, 'null'::jsonb)
      from json_to_recordset(${changed}::json) as v(number int, state text, problems jsonb)
      where import_rows.company_id = ${stored.companyId} and import_rows.import_id = ${stored.id}
        and import_rows.number = v.number`);
  }
}

/** Keeps what rows have added. */
export async function saveAdded(
  tx: Tenant,
  stored: StoredImport,
  addedIds: ReadonlyMap<number, string>,
): Promise<void> {
  for (const some of chunk([...addedIds], rowsPerStatement)) {
    const added = JSON.stringify(some.map(([number, id]) => ({ number, id })));
    await tx.execute(sql`
      update import_rows set added_id = a.id
      from json_to_recordset(${added}::json) as a(number int, id uuid)
      where import_rows.company_id = ${stored.companyId} and import_rows.import_id = ${stored.id}
        and import_rows.number = a.number`);
  }
}
