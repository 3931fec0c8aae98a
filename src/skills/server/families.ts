import { and, asc, eq, sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Family } from "../contract/families.ts";
import { skillFamilies } from "../tables.ts";

/** The families of a company in their order, or the one with this id. */
export async function listFamilies(tx: Tenant, companyId: string, id?: string): Promise<Family[]> {
  const rows = await tx
    .select({
      family: skillFamilies,
      // Named in full: of one table alone, columns are written without its name.
      skillCount: sql<number>`(select count(*)::int from skills s
        where s.company_id = skill_families.company_id and s.family_id = skill_families.id)`,
    })
    .from(skillFamilies)
    .where(
      and(eq(skillFamilies.companyId, companyId), id === undefined ? undefined : eq(skillFamilies.id, id)),
    )
    .orderBy(asc(skillFamilies.position), asc(skillFamilies.id));
  return rows.map(({ family, skillCount }) => ({
    id: family.id,
    name: { fr: family.nameFr, en: family.nameEn },
    description: { fr: family.descriptionFr, en: family.descriptionEn },
    isArchived: family.isArchived,
    version: family.version,
    skillCount,
  }));
}

export const readFamily = async (tx: Tenant, companyId: string, id: string): Promise<Family> =>
  (await listFamilies(tx, companyId, id))[0] ?? refuse("not_found");
