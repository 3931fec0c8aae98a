import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgPolicy, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import {
  currentCompany,
  currentProfile,
  sameCompany,
  tenantTable,
} from "#platform/server/database/tenantTable.ts";
import { storedFiles } from "#platform/server/tables.ts";
import { languages } from "#platform/vocabulary.ts";
import type { ExportParameters } from "./contract.ts";
import { exportStates, fileFormats } from "./vocabulary.ts";

/** The person's own files; the task that forgets the old ones acts without a person. */
const ownOrForgotten = sql`company_id = ${currentCompany} and (profile_id = ${currentProfile} or ${currentProfile} is null)`;

/** A file that a person has asked for: what it holds, how far it has come, where it is. */
export const exportJobs = tenantTable(
  "export_jobs",
  {
    profileId: uuid("profile_id").notNull(),
    kind: text("kind").notNull(),
    format: text("format", { enum: fileFormats }).notNull(),
    language: text("language", { enum: languages }).notNull(),
    parameters: jsonb("parameters").$type<ExportParameters>().notNull(),
    /** Of the file, without its ending, in its language. */
    title: text("title").notNull(),
    state: text("state", { enum: exportStates }).notNull(),
    /** Rows. */
    done: integer("done").notNull().default(0),
    total: integer("total"),
    /** A code of the closed list. */
    failure: text("failure"),
    fileId: uuid("file_id"),
    bytes: integer("bytes"),
    /** The rights on which the file rests, as they stood when it was begun: where one is lost, it is not given out. */
    basis: text("basis"),
    /** When its first row was read. */
    startedAt: timestamp("started_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("export_jobs_latest").on(t.companyId, t.profileId, t.createdAt),
    index("export_jobs_expiry").on(t.companyId, t.expiresAt),
    sameCompany("export_jobs_person", [t.companyId, t.profileId], [profiles.companyId, profiles.id]).onDelete(
      "cascade",
    ),
    sameCompany("export_jobs_file", [t.companyId, t.fileId], [storedFiles.companyId, storedFiles.id]),
    pgPolicy("export_jobs_own", { using: ownOrForgotten, withCheck: ownOrForgotten }),
  ],
  { policy: "own" },
);
