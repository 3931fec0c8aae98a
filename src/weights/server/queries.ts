import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { profiles } from "#people/tables.ts";
import { skillFamilies, skills } from "#skills/tables.ts";
import type { WeightMatrix } from "../contract.ts";
import type { Weights } from "../contract/matrix.ts";
import { defaultWeights } from "../rules/matrix.ts";
import { weightVersions } from "../tables.ts";

/** The version that the next launch takes. */
export async function readCurrentWeights(
  tx: Tenant,
  companyId: string,
): Promise<{ version: number; weights: Weights }> {
  const [latest] = await tx
    .select({ version: weightVersions.version, weights: weightVersions.weights })
    .from(weightVersions)
    .where(eq(weightVersions.companyId, companyId))
    .orderBy(desc(weightVersions.version))
    .limit(1);
  return latest ?? { version: 0, weights: defaultWeights };
}

/** The version that was in force at the end of a day of the company. */
export async function readWeightsOn(
  tx: Tenant,
  companyId: string,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<{ version: number; weights: Weights }> {
  const [latest] = await tx
    .select({ version: weightVersions.version, weights: weightVersions.weights })
    .from(weightVersions)
    .where(
      and(
        eq(weightVersions.companyId, companyId),
        sql`${weightVersions.savedAt} < (${day}::date + 1)::timestamp at time zone ${timeZone}`,
      ),
    )
    .orderBy(desc(weightVersions.version))
    .limit(1);
  return latest ?? { version: 0, weights: defaultWeights };
}

export async function readMatrix(tx: Tenant, companyId: string): Promise<WeightMatrix> {
  const [latest] = await selectVersions(tx, companyId, null, 1);
  return {
    version: latest?.version ?? 0,
    weights: latest?.weights ?? defaultWeights,
    lastChange: latest ? { by: latest.savedBy, at: latest.savedAt.toISOString() } : null,
    families: await listFamilies(tx, companyId),
  };
}

async function listFamilies(tx: Tenant, companyId: string): Promise<WeightMatrix["families"]> {
  const rows = await tx
    .select({
      family: { id: skillFamilies.id, nameFr: skillFamilies.nameFr, nameEn: skillFamilies.nameEn },
      skill: { id: skills.id, nameFr: skills.nameFr, nameEn: skills.nameEn },
    })
    .from(skillFamilies)
    .leftJoin(
      skills,
      and(
        eq(skills.companyId, skillFamilies.companyId),
        eq(skills.familyId, skillFamilies.id),
        eq(skills.isArchived, false),
      ),
    )
    .where(and(eq(skillFamilies.companyId, companyId), eq(skillFamilies.isArchived, false)))
    .orderBy(asc(skillFamilies.position), asc(skillFamilies.id), asc(skills.position), asc(skills.id));
  const families = new Map<string, WeightMatrix["families"][number]>();
  for (const { family, skill } of rows) {
    const found = families.get(family.id) ?? { ...toNamed(family), skills: [] };
    families.set(family.id, found);
    if (skill) found.skills.push(toNamed(skill));
  }
  return [...families.values()];
}

const toNamed = ({ id, nameFr, nameEn }: { id: string; nameFr: string; nameEn: string | null }) => ({
  id,
  name: { fr: nameFr, en: nameEn },
});

/** Versions older than one, the latest first, with the name of the person who saved each. */
export const selectVersions = (tx: Tenant, companyId: string, before: number | null, limit: number) =>
  tx
    .select({
      version: weightVersions.version,
      weights: weightVersions.weights,
      savedAt: weightVersions.savedAt,
      savedBy: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
    })
    .from(weightVersions)
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, weightVersions.companyId), eq(profiles.id, weightVersions.savedByProfileId)),
    )
    .where(
      and(
        eq(weightVersions.companyId, companyId),
        before === null ? undefined : lt(weightVersions.version, before),
      ),
    )
    .orderBy(desc(weightVersions.version))
    .limit(limit);

/** Of these ids, those that are families or skills of the company. */
export async function listExistingIds(
  tx: Tenant,
  companyId: string,
  table: typeof skillFamilies | typeof skills,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: table.id })
    .from(table as typeof skills)
    .where(and(eq(table.companyId, companyId), inArray(table.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
