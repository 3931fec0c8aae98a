import { and, eq, inArray, sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { companyValues, questionModels, questions, skillFamilies, skills } from "../tables.ts";
import type { RemovalOutcome } from "../vocabulary.ts";

type Versioned =
  | typeof skillFamilies
  | typeof skills
  | typeof questionModels
  | typeof questions
  | typeof companyValues;
export interface CatalogueKey {
  companyId: string;
  id: string;
}

const isRow = (table: Versioned, { companyId, id }: CatalogueKey) =>
  and(eq(table.companyId, companyId), eq(table.id, id));

/** The row of this company, or 404: that of another company does not exist. */
export async function requireRow<Table extends Versioned>(
  tx: Tenant,
  table: Table,
  key: CatalogueKey,
): Promise<Table["$inferSelect"]> {
  const [row] = await tx
    .select()
    .from(table as typeof skills)
    .where(isRow(table, key));
  return (row as Table["$inferSelect"] | undefined) ?? refuse("not_found");
}

type GivenFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The fields that a call gives; it gives at least one. An empty optional text is none. */
export function selectGivenFields<Fields extends object>(fields: Fields): GivenFields<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length === 0) refuse("no_update_data");
  return Object.fromEntries(
    given.map(([name, value]) => [name, value === "" ? null : value]),
  ) as GivenFields<Fields>;
}

/** Saves a change made on the version that was read. A second change on the same version is refused. */
export async function saveAtVersion<Table extends Versioned>(
  tx: Tenant,
  table: Table,
  key: CatalogueKey,
  version: number,
  change: Partial<Table["$inferInsert"]>,
): Promise<void> {
  const saved = await tx
    .update(table as typeof skills)
    .set({ ...(change as object), version: version + 1 })
    .where(and(isRow(table, key), eq(table.version, version)))
    .returning({ id: table.id });
  if (saved.length === 0) refuse("edited_meanwhile");
}

const foreignKeyViolation = "23503";

/**
 * Deletes, or archives what something else refers to: the references of the database decide, so that nothing that is used
 * goes, whatever uses it.
 */
export async function deleteOrArchive(
  tx: Tenant,
  table: Versioned,
  key: CatalogueKey,
  deleteParts: (inside: Tenant) => Promise<unknown> = async () => undefined,
): Promise<{ outcome: RemovalOutcome }> {
  try {
    await tx.transaction(async (inside) => {
      await deleteParts(inside as Tenant);
      await inside.delete(table).where(isRow(table, key));
    });
    return { outcome: "deleted" };
  } catch (error) {
    if (getErrorCode(error) !== foreignKeyViolation) throw error;
    await tx
      .update(table as typeof skills)
      .set({ isArchived: true, version: sql`${table.version} + 1` })
      .where(and(isRow(table, key), eq(table.isArchived, false)));
    return { outcome: "archived" };
  }
}

/**
 * Deletes those to which nothing refers; the references of the database decide.
 * @returns how many are gone
 */
export async function deleteUnused(
  tx: Tenant,
  table: Versioned,
  companyId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  try {
    await tx.transaction((inside) =>
      inside.delete(table).where(and(eq(table.companyId, companyId), inArray(table.id, [...ids]))),
    );
    return ids.length;
  } catch (error) {
    if (getErrorCode(error) !== foreignKeyViolation) throw error;
    if (ids.length === 1) return 0;
    const middle = Math.ceil(ids.length / 2);
    const first = await deleteUnused(tx, table, companyId, ids.slice(0, middle));
    return first + (await deleteUnused(tx, table, companyId, ids.slice(middle)));
  }
}

const getErrorCode = (error: unknown): unknown =>
  error instanceof Error ? ("code" in error ? error.code : getErrorCode(error.cause)) : undefined;
