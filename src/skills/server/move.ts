import { and, asc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { positionGap, computePlaceBetween } from "../rules/order.ts";
import type { companyValues, questions, skillFamilies, skills } from "../tables.ts";
import type { CatalogueKey } from "./change.ts";

type Placed = typeof skillFamilies | typeof skills | typeof questions | typeof companyValues;

/** The rows that are in order together. */
interface List {
  /** Names the list in its lock: the company's, or those of one parent. */
  of: string;
  among?: SQL;
}

/**
 * Puts a row after another of its list, or first. Moves within one list run one after the other. The row alone is
 * written, and the whole list, in one statement, only when no number is left between its new neighbours.
 * @returns the row and its new place
 */
export async function moveRow(
  tx: Tenant,
  table: Placed,
  { companyId, id }: CatalogueKey,
  after: string | null,
  { of, among }: List,
): Promise<{ id: string; position: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order:${companyId}:${of}`}, 0))`);
  const listed = and(eq(table.companyId, companyId), among);
  const placeIn = async () => {
    const rows = await tx
      .select({ id: table.id, position: table.position })
      .from(table as typeof skills)
      .where(and(listed, inArray(table.id, [id, after ?? id])));
    const own = rows.find((row) => row.id === id) ?? refuse("status_conflict");
    if (after === id) return own.position;
    const previous =
      after === null ? null : (rows.find((row) => row.id === after) ?? refuse("status_conflict"));
    const [next] = await tx
      .select({ position: table.position })
      .from(table as typeof skills)
      .where(
        and(
          listed,
          ne(table.id, id),
          previous
            ? sql`(${table.position}, ${table.id}) > (${previous.position}, ${previous.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(asc(table.position), asc(table.id))
      .limit(1);
    return computePlaceBetween(previous?.position ?? null, next?.position ?? null);
  };
  let position = await placeIn();
  if (position === null) {
    await spreadPositions(tx, table, listed);
    position = (await placeIn()) ?? refuse("status_conflict");
  }
  const moved = await tx
    .update(table as typeof skills)
    .set({ position })
    .where(and(listed, eq(table.id, id)))
    .returning({ id: table.id });
  // Deleted since its place was read: the lock of the list does not keep the row.
  if (moved.length === 0) refuse("status_conflict");
  return { id, position };
}

/** The same order with room between all neighbours. */
const spreadPositions = (tx: Tenant, table: Placed, listed: SQL | undefined) =>
  tx.execute(sql`
    update ${table} set position = wanted.place * ${positionGap}::int
    from (select id, row_number() over (order by position, id)::int as place from ${table} where ${listed}) as wanted
    where ${listed} and ${table.id} = wanted.id`);

/** Where a new row goes: after all others. */
export const lastPlace = (table: Placed, companyId: string, among?: SQL): SQL<number> =>
  sql<number>`(select coalesce(max(${table.position}) + ${positionGap}::int, 0) from ${table} where ${and(eq(table.companyId, companyId), among)})`;
