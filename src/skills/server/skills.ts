import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { refuse } from "#platform/errors.ts";
import { toPage, readCursor } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { matchingNames } from "#platform/server/database/search.ts";
import type { Skill } from "../contract/skills.ts";
import { questions, skillFamilies, skills } from "../tables.ts";
import type { QuestionType, Status } from "../vocabulary.ts";
import { skillPorts } from "./ports.ts";

/** By family, then in the order of the family. */
const place = [skillFamilies.position, skillFamilies.id, skills.position, skills.id] as const;
export const byPlace = place.map((column) => asc(column));

const Place = z.tuple([z.coerce.number().int(), z.uuid(), z.coerce.number().int(), z.uuid()]);

/** Skills after the place where the page before ended. */
export function afterCursor(cursor: string | undefined): SQL | undefined {
  const end = readCursor(Place, cursor);
  if (!end) return undefined;
  const [family, familyId, position, id] = end;
  return sql`(${sql.join([...place], sql`, `)}) > (${family}, ${familyId}::uuid, ${position}, ${id}::uuid)`;
}

export interface SkillQuestion {
  search?: string | undefined;
  family?: string | undefined;
  status?: Status | undefined;
  translation?: "untranslated" | undefined;
}

/** What the list is narrowed to. */
export const matching = ({ search, family, status, translation }: SkillQuestion): SQL | undefined =>
  and(
    ...matchingNames(search, sql`concat_ws(' ', ${skills.nameFr}, ${skills.nameEn})`),
    family === undefined ? undefined : eq(skills.familyId, family),
    status && eq(skills.isArchived, status === "archived"),
    translation &&
      sql`(${skills.nameEn} is null or (${skills.descriptionFr} is not null and ${skills.descriptionEn} is null))`,
  );

/** Of a skill: those that an evaluation would ask. */
const questionsAsked = sql<number>`(select count(*)::int from ${questions}
  where ${questions.companyId} = ${skills.companyId} and ${questions.skillId} = ${skills.id}
    and not ${questions.isArchived})`;

/** Of a skill: their types, in the order in which an evaluation would ask them. */
export const questionTypesAsked = sql<QuestionType[]>`(select coalesce(array_agg(${questions.type} order by
    ${questions.position}, ${questions.id}), '{}') from ${questions}
  where ${questions.companyId} = ${skills.companyId} and ${questions.skillId} = ${skills.id}
    and not ${questions.isArchived})`;

export const inFamily = and(
  eq(skillFamilies.companyId, skills.companyId),
  eq(skillFamilies.id, skills.familyId),
);

/** Skills with their family, how many questions they have and where they are used; add order and limit. */
export const selectSkills = (tx: Tenant, where: SQL | undefined) =>
  tx
    .select({
      skill: skills,
      family: skillFamilies,
      questionCount: questionsAsked,
      usedIn: skillPorts.catalogueUses.ofSkill(skills.companyId, skills.id),
    })
    .from(skills)
    .innerJoin(skillFamilies, inFamily)
    .where(where)
    .$dynamic();

type SkillRow = Awaited<ReturnType<typeof selectSkills>>[number];

export const countSkills = async (tx: Tenant, where: SQL | undefined): Promise<number> => {
  const [all] = await tx
    .select({ rows: sql<number>`count(*)::int` })
    .from(skills)
    .where(where);
  return all?.rows ?? 0;
};

interface Placed {
  skill: typeof skills.$inferSelect;
  family: typeof skillFamilies.$inferSelect;
}

/** A page of rows in the order of `byPlace`, with the cursor that `afterCursor` reads. */
export function toSkillPage<Row extends Placed, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
) {
  const page = toPage(rows, limit, ({ family, skill }) => [
    String(family.position),
    family.id,
    String(skill.position),
    skill.id,
  ]);
  return { ...page, items: page.items.map(toItem) };
}

export const toSkill = ({ skill, family, questionCount, usedIn }: SkillRow): Skill => ({
  id: skill.id,
  family: {
    id: family.id,
    name: { fr: family.nameFr, en: family.nameEn },
    isArchived: family.isArchived,
  },
  name: { fr: skill.nameFr, en: skill.nameEn },
  description: { fr: skill.descriptionFr, en: skill.descriptionEn },
  isArchived: skill.isArchived,
  version: skill.version,
  questionCount,
  usedIn,
});

export async function readSkill(tx: Tenant, companyId: string, id: string): Promise<Skill> {
  const [row] = await selectSkills(tx, and(eq(skills.companyId, companyId), eq(skills.id, id)));
  return row ? toSkill(row) : refuse("not_found");
}

/** Refuses a family of another company like an unknown id. */
export async function requireFamily(tx: Tenant, companyId: string, familyId: string): Promise<void> {
  const found = await tx
    .select({ id: skillFamilies.id })
    .from(skillFamilies)
    .where(and(eq(skillFamilies.companyId, companyId), eq(skillFamilies.id, familyId)));
  if (found.length === 0) refuse("invalid_data", { familyId: { reason: "option" } });
}
