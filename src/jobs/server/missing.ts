import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { fold } from "#platform/searchWords.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { libraryJobFamilies, libraryJobStatuses } from "../../../database/library/library.ts";
import { listMissingNames, type LibraryItem, type StoredItem } from "../rules/library.ts";
import { jobFamilies, jobPositions, jobStatuses } from "../tables.ts";

const libraryPositions: readonly LibraryItem[] = libraryJobFamilies.flatMap(({ key: within, positions }) =>
  positions.map(({ key, name }) => ({ key, name, within })),
);

/** Reads what restoring the library would add or bring back (restoreJobLibrary), to be shown before it is done. */
export async function readMissing(tx: Tenant, companyId: string) {
  const families = await readStored(tx, companyId, jobFamilies, libraryJobFamilies);
  const availableFamilyKeys = new Set([
    ...families.map(({ key }) => key),
    ...libraryJobFamilies
      .filter((family) => listMissingNames([family], families).length > 0)
      .map(({ key }) => key),
  ]);
  return {
    families: listMissingNames(libraryJobFamilies, families),
    positions: listMissingNames(
      libraryPositions,
      await readStored(tx, companyId, jobPositions, libraryPositions),
      (key) => availableFamilyKeys.has(key),
    ),
    statuses: listMissingNames(
      libraryJobStatuses,
      await readStored(tx, companyId, jobStatuses, libraryJobStatuses),
    ),
  };
}

async function readStored(
  tx: Tenant,
  companyId: string,
  table: typeof jobFamilies | typeof jobPositions | typeof jobStatuses,
  library: readonly LibraryItem[],
): Promise<StoredItem[]> {
  const rows = await tx
    .select({
      key: table.key,
      nameFr: table.nameFr,
      nameEn: table.nameEn,
      nameKey: table.nameKey,
      isArchived: table.isArchived,
    })
    .from(table)
    .where(
      and(
        eq(table.companyId, companyId),
        or(
          isNotNull(table.key),
          inArray(
            table.nameKey,
            library.map(({ name }) => fold(name.fr)),
          ),
          sql`${table.nameKey} in (select a.name_key from ${table} a
            where a.company_id = ${companyId} and a.key is not null and a.is_archived)`,
        ),
      ),
    );
  return rows.map(({ nameFr, nameEn, ...row }) => ({ ...row, name: { fr: nameFr, en: nameEn } }));
}
