import { sql } from "drizzle-orm";
import { boolean, check, index, integer, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { byteText, foldedFrom, wordsTable } from "#platform/server/database/wordsTable.ts";
import { skills } from "#skills/tables.ts";

/** What every named record of this concept has: both languages, its key in the default library, its place in an order by name. */
const named = {
  /** Of the default library; null for what the company made. */
  key: text("key"),
  nameFr: text("name_fr").notNull(),
  nameEn: text("name_en"),
  descriptionFr: text("description_fr"),
  descriptionEn: text("description_en"),
  isArchived: boolean("is_archived").notNull().default(false),
  /** Counts the changes, so that a form made from an older one is refused. */
  version: integer("version").notNull().default(1),
  nameKey: foldedFrom("name_key", "name_fr"),
};

export const jobFamilies = tenantTable("job_families", named, (t) => [
  unique("job_families_key").on(t.companyId, t.key),
  uniqueIndex("job_families_name")
    .on(t.companyId, t.nameKey)
    .where(sql`not ${t.isArchived}`),
]);

/** A position that people hold, and from which an evaluation can be prepared (§3 of the specification). */
export const jobPositions = tenantTable(
  "job_positions",
  {
    ...named,
    familyId: uuid("family_id").notNull(),
    nameEnKey: byteText("name_en_key").generatedAlwaysAs(sql`app.fold(name_en)`),
  },
  (t) => [
    unique("job_positions_key").on(t.companyId, t.key),
    uniqueIndex("job_positions_name")
      .on(t.companyId, t.nameKey)
      .where(sql`not ${t.isArchived}`),
    // The list, and what it is narrowed to: a page is read in order, whatever the number of positions.
    index("job_positions_list").on(t.companyId, t.isArchived, t.nameKey, t.id),
    index("job_positions_family").on(t.companyId, t.familyId, t.isArchived, t.nameKey, t.id),
    // By a name in either language, archived ones too: a file of people names them.
    index("job_positions_named").on(t.companyId, t.nameKey),
    index("job_positions_named_en").on(t.companyId, t.nameEnKey),
    sameCompany(
      "job_positions_family_link",
      [t.companyId, t.familyId],
      [jobFamilies.companyId, jobFamilies.id],
    ),
  ],
);

/** By its name in both languages: app.keep_job_position_words. */
export const jobPositionWords = wordsTable("job_position_words");

export const jobPositionSkills = tenantTable(
  "job_position_skills",
  {
    positionId: uuid("job_position_id").notNull(),
    skillId: uuid("skill_id").notNull(),
    /** On the scale of 1 to 5; null: no level is expected. */
    expectedLevel: integer("expected_level"),
    position: integer("position").notNull(),
  },
  (t) => [
    unique("job_position_skills_once").on(t.companyId, t.positionId, t.skillId),
    index("job_position_skills_skill").on(t.companyId, t.skillId),
    check("job_position_skills_level", sql`${t.expectedLevel} between 1 and 5`),
    sameCompany(
      "job_position_skills_position_link",
      [t.companyId, t.positionId],
      [jobPositions.companyId, jobPositions.id],
    ),
    sameCompany("job_position_skills_skill_link", [t.companyId, t.skillId], [skills.companyId, skills.id]),
  ],
);

/** How a person is employed (permanent, seasonal…): §3 of the specification names it and leaves its content open. */
export const jobStatuses = tenantTable(
  "job_statuses",
  {
    key: text("key"),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en"),
    position: integer("position").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
    nameKey: foldedFrom("name_key", "name_fr"),
  },
  (t) => [
    unique("job_statuses_key").on(t.companyId, t.key),
    uniqueIndex("job_statuses_name")
      .on(t.companyId, t.nameKey)
      .where(sql`not ${t.isArchived}`),
  ],
);
