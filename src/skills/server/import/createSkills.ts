import { eq, sql } from "drizzle-orm";
import { headerKey } from "#imports/rules/columns.ts";
import type { ImportKind } from "#imports/server/kind.ts";
import { skills } from "../../tables.ts";
import { positionGap } from "../../rules/order.ts";
import { lastPlace } from "../move.ts";

/**
 * Creates the skills that the rows name, at the end of their family; nothing else is left unknown by now.
 * @returns their ids, by the names in the file
 */
export async function createSkills(
  { tx, importer: { companyId }, services, importId }: Parameters<ImportKind["write"]>[0],
  familyId: string,
  named: readonly { nameFr: string; nameEn: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const created = new Map<string, string>();
  const last = lastPlace(skills, companyId, eq(skills.familyId, familyId));
  const rows = named.map(({ nameFr, nameEn }, place) => {
    const id = services.newId();
    created.set(headerKey(nameFr), id);
    // Keys are those of the default library.
    return {
      companyId,
      id,
      familyId,
      key: id,
      nameFr,
      nameEn,
      importId,
      position: sql<number>`${last} + ${place * positionGap}`,
    };
  });
  if (rows.length > 0) await tx.insert(skills).values(rows);
  return created;
}
