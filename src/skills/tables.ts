import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { foldedFrom, wordsTable } from "#platform/server/database/wordsTable.ts";
import { questionTypes } from "./vocabulary.ts";

export interface StoredOption {
  value: string;
  fr: string;
  en: string | null;
}

/** What a level of the scale looks like in practice, 1 to 5; a level may have none. */
export interface StoredAnchor {
  level: number;
  fr: string;
  en: string | null;
}

export interface StoredBehaviour {
  fr: string;
  en: string | null;
}

/** Raised by each change, so that a caller cannot overwrite what they have not read. */
const version = () => integer("version").notNull().default(1);

/** A file of questions that was imported: what it added can be taken back for a day (src/skills/README.md). */
export const questionImports = tenantTable(
  "question_imports",
  {
    fileName: text("file_name").notNull(),
    /** Questions. */
    added: integer("added").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    undoneAt: timestamp("undone_at", { withTimezone: true }),
    /** Questions that stayed when it was undone. */
    kept: integer("kept"),
  },
  (t) => [index("question_imports_latest").on(t.companyId, t.createdAt)],
);

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
    isArchived: boolean("is_archived").notNull().default(false),
    version: version(),
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
    version: version(),
    /** The file that named it first. */
    importId: uuid("import_id"),
  },
  (t) => [
    unique("skills_key").on(t.companyId, t.key),
    index("skills_place").on(t.companyId, t.familyId, t.position, t.id),
    index("skills_import")
      .on(t.companyId, t.importId)
      .where(sql`${t.importId} is not null`),
    sameCompany(
      "skills_import_link",
      [t.companyId, t.importId],
      [questionImports.companyId, questionImports.id],
    ),
    sameCompany("skills_family_link", [t.companyId, t.familyId], [skillFamilies.companyId, skillFamilies.id]),
  ],
);

/** A named set of questions, offered when an evaluation is prepared. */
export const questionModels = tenantTable(
  "question_models",
  {
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en"),
    nameKey: foldedFrom("name_key", "name_fr"),
    isArchived: boolean("is_archived").notNull().default(false),
    version: version(),
  },
  (t) => [unique("question_models_name").on(t.companyId, t.nameKey)],
);

export const questions = tenantTable(
  "questions",
  {
    skillId: uuid("skill_id").notNull(),
    slug: text("slug").notNull(),
    textFr: text("text_fr").notNull(),
    textEn: text("text_en"),
    descriptionFr: text("description_fr"),
    descriptionEn: text("description_en"),
    /** What the person evaluated reads instead, in the first person (§4 of docs/product-decisions.md). */
    nameSelfFr: text("name_self_fr"),
    nameSelfEn: text("name_self_en"),
    type: text("type", { enum: questionTypes }).notNull(),
    options: jsonb("options").$type<StoredOption[]>().notNull().default([]),
    isRequired: boolean("is_required").notNull().default(true),
    anchors: jsonb("anchors").$type<StoredAnchor[]>().notNull().default([]),
    modelId: uuid("model_id"),
    position: integer("position").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
    version: version(),
    textKey: foldedFrom("text_key", "text_fr"),
    /** The file from which it came. */
    importId: uuid("import_id"),
  },
  (t) => [
    unique("questions_slug").on(t.companyId, t.slug),
    index("questions_place").on(t.companyId, t.skillId, t.position, t.id),
    // The list, and what it is narrowed to: a page is read in order, whatever the number of questions.
    index("questions_list").on(t.companyId, t.textKey, t.id),
    index("questions_list_skill").on(t.companyId, t.skillId, t.textKey, t.id),
    index("questions_list_model").on(t.companyId, t.modelId, t.textKey, t.id),
    index("questions_list_type").on(t.companyId, t.type, t.textKey, t.id),
    index("questions_list_archived")
      .on(t.companyId, t.textKey, t.id)
      .where(sql`${t.isArchived}`),
    index("questions_list_untranslated")
      .on(t.companyId, t.textKey, t.id)
      .where(sql`${t.textEn} is null`),
    // What a skill asks is counted, by its types in their order, without reading its questions.
    index("questions_active")
      .on(t.companyId, t.skillId, t.position, t.id, t.type)
      .where(sql`not ${t.isArchived}`),
    index("questions_import")
      .on(t.companyId, t.importId, t.id)
      .where(sql`${t.importId} is not null`),
    sameCompany(
      "questions_import_link",
      [t.companyId, t.importId],
      [questionImports.companyId, questionImports.id],
    ),
    sameCompany(
      "questions_model_link",
      [t.companyId, t.modelId],
      [questionModels.companyId, questionModels.id],
    ),
    sameCompany("questions_skill_link", [t.companyId, t.skillId], [skills.companyId, skills.id]),
  ],
);

/** By their texts and their slug: app.keep_question_words. */
export const questionWords = wordsTable("question_words");

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
    /** How the value shows at work: two to four sentences, or none yet. */
    behaviours: jsonb("behaviours").$type<StoredBehaviour[]>().notNull().default([]),
    position: integer("position").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
    version: version(),
  },
  (t) => [unique("company_values_key").on(t.companyId, t.key)],
);
