import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { matchingNames } from "#platform/server/database/search.ts";
import { companyValues, skillFamilies, skills } from "../tables.ts";
import { byPlace, inFamily, questionTypesAsked } from "./skills.ts";

interface Page {
  search: string | undefined;
  /** Skills after the place where the page before ended. */
  after: SQL | undefined;
  limit: number;
}

/**
 * One page of the skills that an evaluation can take, by family. A word is looked for in the names of the skill and of its
 * family. Questions are read for the rows of the page.
 */
export const selectOfferedSkills = (tx: Tenant, companyId: string, { search, after, limit }: Page) =>
  tx
    .select({ skill: skills, family: skillFamilies, questionTypes: questionTypesAsked })
    .from(skills)
    .innerJoin(skillFamilies, inFamily)
    .where(
      and(
        eq(skills.companyId, companyId),
        eq(skills.isArchived, false),
        eq(skillFamilies.isArchived, false),
        ...matchingNames(search, names),
        after,
      ),
    )
    .orderBy(...byPlace)
    .limit(limit);

const names = sql`concat_ws(' ', ${skills.nameFr}, ${skills.nameEn}, ${skillFamilies.nameFr}, ${skillFamilies.nameEn})`;

export const listValues = (tx: Tenant, companyId: string) =>
  tx
    .select()
    .from(companyValues)
    .where(and(eq(companyValues.companyId, companyId), eq(companyValues.isArchived, false)))
    .orderBy(asc(companyValues.position), asc(companyValues.id));
