import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { refuse } from "#platform/errors.ts";
import { readCursor } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { questionTypesAsked } from "#skills/server/skills.ts";
import { skills } from "#skills/tables.ts";
import type { JobFamily, JobPositionDetail, PositionsQuestion } from "../contract.ts";
import { jobFamilies, jobPositions, jobPositionSkills } from "../tables.ts";

interface StoredWords {
  nameFr: string;
  nameEn: string | null;
  descriptionFr: string | null;
  descriptionEn: string | null;
}
interface WrittenWords {
  name: { fr: string; en: string | null };
  description: { fr: string; en: string | null } | null;
}

/** A text that was left empty is none. */
export const toStoredWords = ({ name, description }: WrittenWords): StoredWords => ({
  nameFr: name.fr,
  nameEn: name.en || null,
  descriptionFr: description?.fr || null,
  descriptionEn: description?.en || null,
});

const toWrittenWords = ({ nameFr, nameEn, descriptionFr, descriptionEn }: StoredWords): WrittenWords => ({
  name: { fr: nameFr, en: nameEn },
  description: descriptionFr || descriptionEn ? { fr: descriptionFr ?? "", en: descriptionEn } : null,
});

const selectWords = <Table extends typeof jobFamilies | typeof jobPositions>(table: Table) => ({
  nameFr: table.nameFr as Table["nameFr"],
  nameEn: table.nameEn as Table["nameEn"],
  descriptionFr: table.descriptionFr as Table["descriptionFr"],
  descriptionEn: table.descriptionEn as Table["descriptionEn"],
});

/** The families in use, or the one with this id, in use or not; in the order of their French names. */
export async function selectFamilies(tx: Tenant, companyId: string, id?: string): Promise<JobFamily[]> {
  const rows = await tx
    .select({
      id: jobFamilies.id,
      isArchived: jobFamilies.isArchived,
      version: jobFamilies.version,
      ...selectWords(jobFamilies),
      positionCount: sql<number>`(
        select count(*)::int from ${jobPositions} p
        where p.company_id = job_families.company_id and p.family_id = job_families.id and not p.is_archived)`,
    })
    .from(jobFamilies)
    .where(
      and(
        eq(jobFamilies.companyId, companyId),
        id ? eq(jobFamilies.id, id) : eq(jobFamilies.isArchived, false),
      ),
    )
    .orderBy(asc(jobFamilies.nameKey), asc(jobFamilies.id));
  return rows.map(({ nameFr, nameEn, descriptionFr, descriptionEn, ...facts }) => ({
    ...facts,
    ...toWrittenWords({ nameFr, nameEn, descriptionFr, descriptionEn }),
  }));
}

export async function readFamily(tx: Tenant, companyId: string, id: string): Promise<JobFamily> {
  const [family] = await selectFamilies(tx, companyId, id);
  return family ?? refuse("not_found");
}

/** The skills of a position that an evaluation would take. */
const skillCount = sql<number>`(
  select count(*)::int from ${jobPositionSkills} s join ${skills} k on k.company_id = s.company_id and k.id = s.skill_id
  where s.company_id = ${jobPositions.companyId} and s.job_position_id = ${jobPositions.id} and not k.is_archived)`;

/** Positions with their family and number of skills; add conditions and order. */
export const selectPositions = (tx: Tenant) =>
  tx
    .select({
      id: jobPositions.id,
      isArchived: jobPositions.isArchived,
      version: jobPositions.version,
      ...selectWords(jobPositions),
      nameKey: jobPositions.nameKey,
      skillCount,
      family: sql<{ id: string; nameFr: string; nameEn: string | null }>`jsonb_build_object(
        'id', ${jobFamilies.id}, 'nameFr', ${jobFamilies.nameFr}, 'nameEn', ${jobFamilies.nameEn})`,
    })
    .from(jobPositions)
    // Each has one; joined so, families are looked up for the positions, and not positions for all families.
    .leftJoin(
      jobFamilies,
      and(eq(jobFamilies.companyId, jobPositions.companyId), eq(jobFamilies.id, jobPositions.familyId)),
    )
    .$dynamic();
export type PositionRow = Awaited<ReturnType<typeof selectPositions>>[number];

export const toJobPosition = ({ id, isArchived, skillCount: count, family, ...row }: PositionRow) => ({
  id,
  isArchived,
  skillCount: count,
  name: toWrittenWords(row).name,
  family: { id: family.id, name: { fr: family.nameFr, en: family.nameEn } },
});

export async function readPosition(tx: Tenant, companyId: string, id: string): Promise<JobPositionDetail> {
  const [row] = await selectPositions(tx).where(
    and(eq(jobPositions.companyId, companyId), eq(jobPositions.id, id)),
  );
  if (!row) refuse("not_found");
  return {
    ...toJobPosition(row),
    description: toWrittenWords(row).description,
    version: row.version,
    skills: await listPositionSkills(tx, companyId, id),
  };
}

/** Lists the positions that may be chosen, by name: as many as files have brought. Callers compare them in steps. */
export async function listOfferedPositions(tx: Tenant, companyId: string) {
  const rows = await selectPositions(tx)
    .where(narrowedPositions(companyId, {}))
    .orderBy(...byPositionName);
  return rows.map((row) => toJobPosition(row));
}

/** Of these, those that exist and are not archived: they may be chosen. */
export async function listOfferedPositionIds(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await tx
    .select({ id: jobPositions.id })
    .from(jobPositions)
    .where(
      and(
        eq(jobPositions.companyId, companyId),
        inArray(jobPositions.id, [...ids]),
        eq(jobPositions.isArchived, false),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** It exists, and is not archived: it may be chosen. */
export async function isOfferedPosition(tx: Tenant, companyId: string, id: string): Promise<boolean> {
  return (await listOfferedPositionIds(tx, companyId, [id])).has(id);
}

async function listPositionSkills(tx: Tenant, companyId: string, positionId: string) {
  const rows = await tx
    .select({
      id: skills.id,
      nameFr: skills.nameFr,
      nameEn: skills.nameEn,
      isArchived: skills.isArchived,
      expectedLevel: jobPositionSkills.expectedLevel,
      questionTypes: questionTypesAsked,
    })
    .from(jobPositionSkills)
    .innerJoin(
      skills,
      and(eq(skills.companyId, jobPositionSkills.companyId), eq(skills.id, jobPositionSkills.skillId)),
    )
    .where(and(eq(jobPositionSkills.companyId, companyId), eq(jobPositionSkills.positionId, positionId)))
    .orderBy(asc(jobPositionSkills.position), asc(skills.id));
  return rows.map(({ nameFr, nameEn, ...skill }) => ({
    ...skill,
    name: { fr: nameFr, en: nameEn },
    questionCount: skill.questionTypes.length,
  }));
}

const Place = z.tuple([z.string(), z.uuid()]);

/** Positions after the place where the page before ended. */
export function afterPosition(cursor: string | undefined): SQL | undefined {
  const place = readCursor(Place, cursor);
  return place
    ? sql`(${jobPositions.nameKey}, ${jobPositions.id}) > (${place[0]}, ${place[1]}::uuid)`
    : undefined;
}
/** What the list is narrowed to, beside its search. */
export const narrowedPositions = (
  companyId: string,
  { familyId, state = "active" }: Pick<PositionsQuestion, "familyId" | "state">,
): SQL | undefined =>
  and(
    eq(jobPositions.companyId, companyId),
    eq(jobPositions.isArchived, state === "archived"),
    familyId ? eq(jobPositions.familyId, familyId) : undefined,
  );
export const byPositionName = [asc(jobPositions.nameKey), asc(jobPositions.id)];

/** Writes the skills of a position anew, in their order; refused where one is not of the company, or is given twice. */
export async function writePositionSkills(
  tx: Tenant,
  { companyId, positionId, newId }: { companyId: string; positionId: string; newId: () => string },
  chosen: readonly { id: string; expectedLevel: number | null }[],
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  if (new Set(ids).size < ids.length) refuse("invalid_data", { skills: { reason: "duplicate" } });
  const before = and(
    eq(jobPositionSkills.companyId, companyId),
    eq(jobPositionSkills.positionId, positionId),
  );
  if (ids.length > 0) {
    const kept = tx.select({ id: jobPositionSkills.skillId }).from(jobPositionSkills).where(before);
    const usable = await tx
      .select({ id: skills.id })
      .from(skills)
      .where(
        and(
          eq(skills.companyId, companyId),
          inArray(skills.id, ids),
          sql`(not ${skills.isArchived} or ${skills.id} in ${kept})`,
        ),
      );
    if (usable.length < ids.length) refuse("invalid_data", { skills: { reason: "option" } });
  }
  await tx.delete(jobPositionSkills).where(before);
  if (ids.length > 0)
    await tx.insert(jobPositionSkills).values(
      chosen.map(({ id: skillId, expectedLevel }, position) => ({
        companyId,
        id: newId(),
        positionId,
        skillId,
        expectedLevel,
        position,
      })),
    );
}

/** A family that a position can be put into: of the company, and in use. */
export async function requireFamily(tx: Tenant, companyId: string, id: string): Promise<void> {
  // Locked until the end of the transaction: it cannot be removed meanwhile.
  const found = await tx
    .select({ id: jobFamilies.id })
    .from(jobFamilies)
    .where(
      and(eq(jobFamilies.companyId, companyId), eq(jobFamilies.id, id), eq(jobFamilies.isArchived, false)),
    )
    .for("key share");
  if (found.length === 0) refuse("invalid_data", { familyId: { reason: "option" } });
}
