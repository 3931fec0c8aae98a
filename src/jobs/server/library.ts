import { and, eq, getTableName, inArray, isNotNull, sql } from "drizzle-orm";
import { raiseJobStatusesVersion } from "#company/server/queries.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { skills } from "#skills/tables.ts";
import { libraryJobFamilies, libraryJobStatuses } from "../../../database/library/library.ts";
import { jobFamilies, jobPositions, jobPositionSkills, jobStatuses } from "../tables.ts";

type LibraryServices = Pick<Services, "newId">;

/**
 * Gives a company the default job families, positions and statuses (§7 of the decisions). The library of skills comes
 * first: a position takes those of its skills that the company has.
 */
export const addJobLibrary = async (
  tx: Tenant,
  services: LibraryServices,
  companyId: string,
): Promise<void> => {
  await restoreJobLibrary(tx, services, companyId);
};

/**
 * Adds what is missing of the default library and brings back what was archived; what the company has changed stays as
 * it is. One whose name another has taken is left out.
 * @returns how many of each came
 */
export async function restoreJobLibrary(
  tx: Tenant,
  { newId }: LibraryServices,
  companyId: string,
): Promise<{ families: number; positions: number; statuses: number }> {
  const addedFamilies = await tx
    .insert(jobFamilies)
    .values(libraryJobFamilies.map((family) => ({ companyId, id: newId(), ...toColumns(family) })))
    .onConflictDoNothing()
    .returning({ id: jobFamilies.id });
  const families = addedFamilies.length + (await bringBack(tx, companyId, jobFamilies));

  const familyIds = await listIdsByKey(tx, companyId, jobFamilies);
  const addedPositions = await tx
    .insert(jobPositions)
    .values(
      libraryJobFamilies.flatMap(({ key, positions }) => {
        const familyId = familyIds.get(key);
        return familyId
          ? positions.map((position) => ({ companyId, id: newId(), familyId, ...toColumns(position) }))
          : [];
      }),
    )
    .onConflictDoNothing()
    .returning({ id: jobPositions.id, key: jobPositions.key });
  const positions = addedPositions.length + (await bringBack(tx, companyId, jobPositions));
  await giveSkills(tx, { newId }, companyId, addedPositions);

  const addedStatuses = await tx
    .insert(jobStatuses)
    .values(
      libraryJobStatuses.map(({ key, name }, position) => ({
        companyId,
        id: newId(),
        key,
        nameFr: name.fr,
        nameEn: name.en,
        position,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: jobStatuses.id });
  const statuses = addedStatuses.length + (await bringBack(tx, companyId, jobStatuses));
  if (statuses > 0) await raiseJobStatusesVersion(tx, companyId);
  return { families, positions, statuses };
}

interface LibraryEntry {
  key: string;
  name: { fr: string; en: string };
  description: { fr: string; en: string };
}
const toColumns = ({ key, name, description }: LibraryEntry) => ({
  key,
  nameFr: name.fr,
  nameEn: name.en,
  descriptionFr: description.fr,
  descriptionEn: description.en,
});

const libraryKeys = [
  ...libraryJobFamilies.flatMap(({ key, positions }) => [key, ...positions.map((position) => position.key)]),
  ...libraryJobStatuses.map(({ key }) => key),
];

type Named = typeof jobFamilies | typeof jobPositions | typeof jobStatuses;

/** Those of the library that were archived, unless one in use has the name by now; answers how many. */
async function bringBack(tx: Tenant, companyId: string, table: Named): Promise<number> {
  const name = sql.identifier(getTableName(table));
  const isTaken = sql`exists (select from ${table} other
    where other.company_id = ${name}.company_id and other.name_key = ${name}.name_key and not other.is_archived)`;
  const back = await tx
    .update(table)
    .set({ isArchived: false })
    .where(
      and(
        eq(table.companyId, companyId),
        eq(table.isArchived, true),
        inArray(table.key, libraryKeys),
        sql`not ${isTaken}`,
      ),
    )
    .returning({ id: table.id });
  return back.length;
}

async function giveSkills(
  tx: Tenant,
  { newId }: LibraryServices,
  companyId: string,
  added: readonly { id: string; key: string | null }[],
): Promise<void> {
  const skillIds = await listIdsByKey(tx, companyId, skills);
  const positionIds = new Map(added.map(({ id, key }) => [key, id]));
  const rows = libraryJobFamilies
    .flatMap(({ positions }) => positions)
    .flatMap(({ key, skills: expected }) => {
      const positionId = positionIds.get(key);
      if (!positionId) return [];
      return expected.flatMap((skill, position) => {
        const skillId = skillIds.get(skill.key);
        return skillId
          ? [{ companyId, id: newId(), positionId, skillId, expectedLevel: skill.level, position }]
          : [];
      });
    });
  if (rows.length > 0) await tx.insert(jobPositionSkills).values(rows);
}

async function listIdsByKey(
  tx: Tenant,
  companyId: string,
  table: typeof jobFamilies | typeof skills,
): Promise<Map<string | null, string>> {
  const rows = await tx
    .select({ id: table.id, key: table.key })
    .from(table)
    .where(and(eq(table.companyId, companyId), isNotNull(table.key)));
  return new Map(rows.map(({ id, key }) => [key, id]));
}
