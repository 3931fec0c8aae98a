import { and, asc, eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import { companyValues, questions, skillFamilies, skills } from "../tables.ts";

/** One row per question, in order; a family without skills, or a skill without questions, still has one. */
export const listLibraryRows = (tx: Tenant, companyId: string) =>
  tx
    .select({
      family: { id: skillFamilies.id, nameFr: skillFamilies.nameFr, nameEn: skillFamilies.nameEn },
      skill: {
        id: skills.id,
        nameFr: skills.nameFr,
        nameEn: skills.nameEn,
        descriptionFr: skills.descriptionFr,
        descriptionEn: skills.descriptionEn,
      },
      question: {
        id: questions.id,
        textFr: questions.textFr,
        textEn: questions.textEn,
        type: questions.type,
        isRequired: questions.isRequired,
      },
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
    .leftJoin(
      questions,
      and(
        eq(questions.companyId, skills.companyId),
        eq(questions.skillId, skills.id),
        eq(questions.isArchived, false),
      ),
    )
    .where(and(eq(skillFamilies.companyId, companyId), eq(skillFamilies.isArchived, false)))
    .orderBy(
      asc(skillFamilies.position),
      asc(skillFamilies.id),
      asc(skills.position),
      asc(skills.id),
      asc(questions.position),
      asc(questions.id),
    );

export type LibraryRow = Awaited<ReturnType<typeof listLibraryRows>>[number];

export const listValues = (tx: Tenant, companyId: string) =>
  tx
    .select()
    .from(companyValues)
    .where(and(eq(companyValues.companyId, companyId), eq(companyValues.isArchived, false)))
    .orderBy(asc(companyValues.position), asc(companyValues.id));
