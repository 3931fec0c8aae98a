import { eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import { skills } from "#skills/tables.ts";
import { libraryJobFamilies, libraryJobStatuses } from "../../../database/library/library.ts";
import { jobFamilies, jobPositions, jobPositionSkills, jobStatuses } from "../tables.ts";

/**
 * Gives a company the default job families, positions and statuses (§7 of the decisions). The library of skills comes
 * first: a position takes those of its skills that the company has.
 */
export async function addJobLibrary(
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  companyId: string,
): Promise<void> {
  const families = libraryJobFamilies.map((family) => ({ family, id: newId() }));
  await tx.insert(jobFamilies).values(
    families.map(({ family: { key, name, description }, id }) => ({
      companyId,
      id,
      key,
      ...wordsOf(name, description),
    })),
  );
  const positions = families.flatMap(({ family, id: familyId }) =>
    family.positions.map((position) => ({ position, id: newId(), familyId })),
  );
  await tx.insert(jobPositions).values(
    positions.map(({ position: { key, name, description }, id, familyId }) => ({
      companyId,
      id,
      familyId,
      key,
      ...wordsOf(name, description),
    })),
  );
  const skillIds = await readSkillIds(tx, companyId);
  const positionSkills = positions.flatMap(({ position, id: positionId }) =>
    position.skills.flatMap(({ key, level }, place) => {
      const skillId = skillIds.get(key);
      return skillId
        ? [{ companyId, id: newId(), positionId, skillId, expectedLevel: level, position: place }]
        : [];
    }),
  );
  if (positionSkills.length > 0) await tx.insert(jobPositionSkills).values(positionSkills);
  await tx.insert(jobStatuses).values(
    libraryJobStatuses.map(({ key, name }, position) => ({
      companyId,
      id: newId(),
      key,
      nameFr: name.fr,
      nameEn: name.en,
      position,
    })),
  );
}

interface Bilingual {
  fr: string;
  en: string;
}
const wordsOf = (name: Bilingual, description: Bilingual) => ({
  nameFr: name.fr,
  nameEn: name.en,
  descriptionFr: description.fr,
  descriptionEn: description.en,
});

async function readSkillIds(tx: Tenant, companyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: skills.id, key: skills.key })
    .from(skills)
    .where(eq(skills.companyId, companyId));
  return new Map(rows.map(({ id, key }) => [key, id]));
}
