import { sql } from "drizzle-orm";
import { boolean, integer, pgPolicy, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { storedFiles } from "#platform/server/tables.ts";
import { currentCompany, sameCompany } from "#platform/server/database/tenantTable.ts";
import { languages } from "#platform/vocabulary.ts";
import { releases, scales } from "./vocabulary.ts";

/**
 * The tenant itself. A named exception among tenant tables: its policy compares `id`,
 * and the owner may list the ids for work that goes from company to company.
 */
export const companies = pgTable(
  "companies",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    mission: text("mission").notNull().default(""),
    strategicPlan: text("strategic_plan").notNull().default(""),
    language: text("language", { enum: languages }).notNull().default("fr"),
    timeZone: text("time_zone").notNull().default("America/Toronto"),
    anonymityThreshold: integer("anonymity_threshold").notNull().default(3),
    defaultScale: text("default_scale", { enum: scales }).notNull().default("frequency"),
    /** The scales offered to the person who prepares an evaluation. */
    offeredScales: text("offered_scales", { enum: scales })
      .array()
      .notNull()
      .default([...scales]),
    /** Days that an evaluation lasts where no date is chosen. */
    defaultDuration: integer("default_duration").notNull().default(21),
    commentsMandatory: boolean("comments_mandatory").notNull().default(false),
    /** How a report is released (§5 of the decisions). */
    release: text("release", { enum: releases }).notNull().default("immediate"),
    teamManagerReadsReports: boolean("team_manager_reads_reports").notNull().default(false),
    /** A course that a person finished counts once their manager has confirmed it. */
    confirmsCourses: boolean("confirms_courses").notNull().default(false),
    /** Admins and account owners do nothing else before they have a second factor (§3 of the decisions). */
    secondFactorRequired: boolean("second_factor_required").notNull().default(false),
    privacyOfficer: text("privacy_officer"),
    /** A stored file. */
    logo: uuid("logo"),
    isDemonstration: boolean("is_demonstration").notNull().default(false),
    /** Rises with each change of the settings: saving over another person’s change is refused. */
    version: integer("version").notNull().default(1),
    /** Of the list of job statuses, which is replaced whole. */
    jobStatusesVersion: integer("job_statuses_version").notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    pgPolicy("companies_company", {
      using: sql`${t.id} = ${currentCompany}`,
      withCheck: sql`${t.id} = ${currentCompany}`,
    }),
    sameCompany("companies_logo", [t.id, t.logo], [storedFiles.companyId, storedFiles.id]),
  ],
);
