import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { storedFiles } from "#platform/server/tables.ts";
import { countedFiles } from "../../vocabulary.ts";

/** Of the company alone; what nothing refers to any more is about to go. */
export async function measureFiles(tx: Tenant, companyId: string) {
  const rows = await tx
    .select({
      kind: storedFiles.kind,
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`sum(${storedFiles.bytes})::float8`,
    })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.companyId, companyId),
        inArray(storedFiles.kind, [...countedFiles]),
        isNull(storedFiles.removeAfter),
      ),
    )
    .groupBy(storedFiles.kind);
  return countedFiles.map((kind) => {
    const found = rows.find((row) => row.kind === kind);
    return { kind, count: found?.count ?? 0, bytes: found?.bytes ?? 0 };
  });
}
