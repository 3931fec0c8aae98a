import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { libraryFamilies, libraryValues } from "../../../database/library/library.ts";
import { companyValues, questions, skillFamilies, skills } from "../tables.ts";
import { toFamilyFields, toQuestionFields, toSkillFields, toValueFields } from "./libraryFields.ts";
import { positionGap } from "../rules/order.ts";

type LibraryServices = Pick<Services, "newId">;
type Bilingual = { fr: string; en: string };
/** What restoring would bring back, by name. */
export type MissingLibrary = Record<"families" | "skills" | "questions" | "values", Bilingual[]>;

const librarySkills = libraryFamilies.flatMap((family) =>
  family.skills.map((skill) => ({ ...skill, family: family.key })),
);
const libraryQuestions = librarySkills.flatMap((skill) =>
  skill.questions.map((question) => ({ ...question, skill: skill.key })),
);

/** Gives a company the default library: families, skills, questions and values (§7 of the decisions). */
export async function addLibrary(tx: Tenant, services: LibraryServices, companyId: string): Promise<void> {
  await restoreLibrary(tx, services, companyId);
}

/**
 * Adds what is missing of the default library, after what is there, and takes back out of the archives what was put there.
 * What the company has changed or moved stays as it is. The caller holds the lock of the company (`lockCompany`), unless
 * the company is new and unknown to other callers.
 * @returns how many came back
 */
export async function restoreLibrary(
  tx: Tenant,
  { newId }: LibraryServices,
  companyId: string,
): Promise<Record<keyof MissingLibrary, number>> {
  const before = await readMissing(tx, companyId);
  const absent = await listAbsentKeys(tx, companyId);
  await bringBack(tx, companyId);
  const row = () => ({ companyId, id: newId() });

  const families = libraryFamilies.filter(({ key }) => absent.families.has(key));
  const firstFamily = await listPlacesAfter(
    tx,
    sql`select 'all' as parent, max(position) as last from skill_families
    where company_id = ${companyId}`,
  );
  if (families.length > 0)
    await tx.insert(skillFamilies).values(
      families.map((family, index) => ({
        ...row(),
        ...toFamilyFields(family),
        position: (firstFamily.get("all") ?? 0) + index * positionGap,
      })),
    );

  const familyIds = await listIdsByKey(tx, companyId, skillFamilies);
  const skillPlaces = await listPlacesAfter(
    tx,
    sql`select family_id as parent, max(position) as last from skills
    where company_id = ${companyId} group by 1`,
  );
  const newSkills = librarySkills.filter(({ key }) => absent.skills.has(key));
  if (newSkills.length > 0)
    await tx.insert(skills).values(
      newSkills.map((skill) => {
        const familyId = familyIds.get(skill.family) ?? "";
        return {
          ...row(),
          familyId,
          ...toSkillFields(skill),
          position: takeNextPlace(skillPlaces, familyId),
        };
      }),
    );

  const skillIds = await listIdsByKey(tx, companyId, skills);
  const questionPlaces = await listPlacesAfter(
    tx,
    sql`select skill_id as parent, max(position) as last from questions
    where company_id = ${companyId} group by 1`,
  );
  const newQuestions = libraryQuestions.filter(({ slug }) => absent.questions.has(slug));
  if (newQuestions.length > 0)
    await tx.insert(questions).values(
      newQuestions.map((question) => {
        const skillId = skillIds.get(question.skill) ?? "";
        return {
          ...row(),
          skillId,
          ...toQuestionFields(question),
          position: takeNextPlace(questionPlaces, skillId),
        };
      }),
    );

  const valuePlaces = await listPlacesAfter(
    tx,
    sql`select 'all' as parent, max(position) as last from company_values
    where company_id = ${companyId}`,
  );
  const newValues = libraryValues.filter(({ key }) => absent.values.has(key));
  if (newValues.length > 0)
    await tx.insert(companyValues).values(
      newValues.map((value) => ({
        ...row(),
        ...toValueFields(value),
        position: takeNextPlace(valuePlaces, "all"),
      })),
    );
  return {
    families: before.families.length,
    skills: before.skills.length,
    questions: before.questions.length,
    values: before.values.length,
  };
}

/** What of the default library is not offered: deleted, or archived. */
export async function readMissing(tx: Tenant, companyId: string): Promise<MissingLibrary> {
  const offered = await listLibraryKeys(tx, companyId, { archivedToo: false });
  return {
    families: libraryFamilies.filter(({ key }) => !offered.families.has(key)).map(({ name }) => name),
    skills: librarySkills.filter(({ key }) => !offered.skills.has(key)).map(({ name }) => name),
    questions: libraryQuestions.filter(({ slug }) => !offered.questions.has(slug)).map(({ text }) => text),
    values: libraryValues.filter(({ key }) => !offered.values.has(key)).map(({ name }) => name),
  };
}

type Keys = Record<keyof MissingLibrary, Set<string>>;

const allKeys = {
  families: libraryFamilies.map(({ key }) => key),
  skills: librarySkills.map(({ key }) => key),
  questions: libraryQuestions.map(({ slug }) => slug),
  values: libraryValues.map(({ key }) => key),
};

async function listAbsentKeys(tx: Tenant, companyId: string): Promise<Keys> {
  const present = await listLibraryKeys(tx, companyId, { archivedToo: true });
  const without = (kind: keyof MissingLibrary) =>
    new Set(allKeys[kind].filter((key) => !present[kind].has(key)));
  return {
    families: without("families"),
    skills: without("skills"),
    questions: without("questions"),
    values: without("values"),
  };
}

/** The keys of the library that a company has, in one statement. */
async function listLibraryKeys(
  tx: Tenant,
  companyId: string,
  { archivedToo }: { archivedToo: boolean },
): Promise<Keys> {
  const { rows } = await tx.execute<{ kind: keyof MissingLibrary; key: string }>(sql`
    select kind, key from (
      select 'families' as kind, key, is_archived from skill_families where company_id = ${companyId}
      union all select 'skills', key, is_archived from skills where company_id = ${companyId}
      union all select 'questions', slug, is_archived from questions
        where company_id = ${companyId} and slug = any(${sql.param(allKeys.questions)}::text[])
      union all select 'values', key, is_archived from company_values where company_id = ${companyId}
    ) catalogue where ${archivedToo}::boolean or not is_archived`);
  const keys: Keys = { families: new Set(), skills: new Set(), questions: new Set(), values: new Set() };
  for (const { kind, key } of rows) keys[kind].add(key);
  return keys;
}

/** Out of the archives; only that changes. */
async function bringBack(tx: Tenant, companyId: string): Promise<void> {
  for (const [table, column, keys] of [
    [skillFamilies, skillFamilies.key, allKeys.families],
    [skills, skills.key, allKeys.skills],
    [questions, questions.slug, allKeys.questions],
    [companyValues, companyValues.key, allKeys.values],
  ] as const)
    await tx
      .update(table as typeof skills)
      .set({ isArchived: false, version: sql`${table.version} + 1` })
      .where(and(eq(table.companyId, companyId), eq(table.isArchived, true), inArray(column, keys)));
}

/** By parent, the place that comes after all. */
async function listPlacesAfter(tx: Tenant, query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ parent: string; last: number | null }>(query);
  return new Map(rows.map(({ parent, last }) => [parent, last === null ? 0 : last + positionGap]));
}

function takeNextPlace(places: Map<string, number>, parent: string): number {
  const place = places.get(parent) ?? 0;
  places.set(parent, place + positionGap);
  return place;
}

async function listIdsByKey(
  tx: Tenant,
  companyId: string,
  table: typeof skillFamilies | typeof skills,
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: table.id, key: table.key })
    .from(table as typeof skills)
    .where(eq(table.companyId, companyId));
  return new Map(rows.map(({ id, key }) => [key, id]));
}
