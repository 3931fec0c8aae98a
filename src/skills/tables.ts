import { boolean, index, integer, jsonb, text, unique, uuid } from "drizzle-orm/pg-core";
import { sameCompany, tenantTable } from "#platform/server/tenantTable.ts";

export const questionTypes = ["star_rating", "multiple_choice", "text", "true_false"] as const;

export interface StoredOption {
  value: string;
  fr: string;
  en: string | null;
}

/** Skill family, also called pillar (§7 of the decisions). */
export const skillFamilies = tenantTable(
  "skill_families",
  {
    key: text("key").notNull(),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en"),
    descriptionFr: text("description_fr"),
    descriptionEn: text("description_en"),
    position: integer("position").notNull(),
  },
  (t) => [unique("skill_families_key").on(t.companyId, t.key)],
);

/** Skill: the specification's question category. */
export const skills = tenantTable(
  "skills",
  {
    familyId: uuid("family_id").notNull(),
    key: text("key").notNull(),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en"),
    descriptionFr: text("description_fr"),
    descriptionEn: text("description_en"),
    position: integer("position").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
  },
  (t) => [
    unique("skills_key").on(t.companyId, t.key),
    index("skills_family").on(t.companyId, t.familyId),
    sameCompany("skills_family_link", [t.companyId, t.familyId], [skillFamilies.companyId, skillFamilies.id]),
  ],
);

export const questions = tenantTable(
  "questions",
  {
    skillId: uuid("skill_id").notNull(),
    slug: text("slug").notNull(),
    textFr: text("text_fr").notNull(),
    textEn: text("text_en"),
    /** What the person evaluated reads instead, in the first person (§4 of docs/product-decisions.md). */
    nameSelfFr: text("name_self_fr"),
    nameSelfEn: text("name_self_en"),
    type: text("type", { enum: questionTypes }).notNull(),
    options: jsonb("options").$type<StoredOption[]>().notNull().default([]),
    isRequired: boolean("is_required").notNull().default(true),
    position: integer("position").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
  },
  (t) => [
    unique("questions_slug").on(t.companyId, t.slug),
    index("questions_skill").on(t.companyId, t.skillId),
    sameCompany("questions_skill_link", [t.companyId, t.skillId], [skills.companyId, skills.id]),
  ],
);

export const companyValues = tenantTable(
  "company_values",
  {
    key: text("key").notNull(),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en"),
    sentenceFr: text("sentence_fr"),
    sentenceEn: text("sentence_en"),
    questionFr: text("question_fr").notNull(),
    questionEn: text("question_en"),
    nameSelfFr: text("name_self_fr"),
    nameSelfEn: text("name_self_en"),
    position: integer("position").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
  },
  (t) => [unique("company_values_key").on(t.companyId, t.key)],
);
