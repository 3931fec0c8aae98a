import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { profiles } from "#people/tables.ts";
import {
  currentCompany,
  currentProfile,
  sameCompany,
  tenantTable,
} from "#platform/server/database/tenantTable.ts";
import type { PulseContent, PulsePlan } from "./contract/content.ts";
import type { NoteAction } from "./contract/note.ts";
import { pulseReaders, runStatuses } from "./vocabulary.ts";

const app = pgRole("rondo_app").existing();
const report = pgRole("rondo_report").existing();
const inCompany = sql`company_id = ${currentCompany}`;
/** Content is read by the login that computes results, and by no request. */
const ofReport = (table: string) =>
  pgPolicy(`${table}_report`, { to: report, using: inCompany, withCheck: inCompany });

/** What the company may ask: a draft, and the versions that were planned from it. */
export const pulseTemplates = tenantTable(
  "pulse_templates",
  {
    content: jsonb("content").$type<PulseContent>().notNull(),
    plan: jsonb("plan").$type<PulsePlan>().notNull(),
    /** The template of the library that it was copied from. */
    libraryKey: text("library_key"),
    /** The last version that was planned; null: none yet. */
    plannedVersion: integer("planned_version"),
    isArchived: boolean("is_archived").notNull().default(false),
    authorProfileId: uuid("author_profile_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** Raised by each change of the draft. */
    version: integer("version").notNull().default(1),
  },
  (t) => [
    index("pulse_templates_latest").on(t.companyId, t.isArchived, t.updatedAt, t.id),
    sameCompany(
      "pulse_templates_author",
      [t.companyId, t.authorProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** A version that was planned: never changed under its results. */
export const pulseTemplateVersions = tenantTable(
  "pulse_template_versions",
  {
    templateId: uuid("template_id").notNull(),
    number: integer("number").notNull(),
    content: jsonb("content").$type<PulseContent>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    unique("pulse_template_versions_once").on(t.companyId, t.templateId, t.number),
    sameCompany(
      "pulse_template_versions_template",
      [t.companyId, t.templateId],
      [pulseTemplates.companyId, pulseTemplates.id],
    ),
  ],
);

/** A template that comes back: its runs are made one ahead. One that comes once is a series of one run. */
export const pulseSeries = tenantTable(
  "pulse_series",
  {
    templateId: uuid("template_id").notNull(),
    plan: jsonb("plan").$type<PulsePlan>().notNull(),
    /** The day from which occurrences are counted, before holidays move any. */
    anchor: date("anchor").notNull(),
    /** The occurrence that was made or passed over last, before holidays move any. */
    lastOccurrence: date("last_occurrence"),
    /** Occurrences that do not take place. */
    skipped: date("skipped").array().notNull().default([]),
    /** Runs that were made and not cancelled. */
    runCount: integer("run_count").notNull().default(0),
    pausedAt: timestamp("paused_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    authorProfileId: uuid("author_profile_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    index("pulse_series_template").on(t.companyId, t.templateId),
    sameCompany(
      "pulse_series_template_link",
      [t.companyId, t.templateId],
      [pulseTemplates.companyId, pulseTemplates.id],
    ),
    sameCompany("pulse_series_author", [t.companyId, t.authorProfileId], [profiles.companyId, profiles.id]),
  ],
);

/** One time that people are asked. */
export const pulseRuns = tenantTable(
  "pulse_runs",
  {
    seriesId: uuid("series_id").notNull(),
    templateId: uuid("template_id").notNull(),
    /** Its day in the rhythm of the series, before a holiday moved it: made once. */
    occurrence: date("occurrence").notNull(),
    number: integer("number").notNull(),
    status: text("status", { enum: runStatuses }).notNull(),
    opensAt: timestamp("opens_at", { withTimezone: true }).notNull(),
    closesAt: timestamp("closes_at", { withTimezone: true }).notNull(),
    /** Until it opens, null: the last version that was planned is asked. */
    content: jsonb("content").$type<PulseContent>(),
    templateVersion: integer("template_version"),
    threshold: smallint("threshold").notNull(),
    readers: text("readers", { enum: pulseReaders }).notNull(),
    /** People, fixed when it opens, or is cancelled then because they are too few. */
    askedCount: integer("asked_count"),
    /** What screens say while it is open: a multiple of five, renewed each hour. Exact once it is closed. */
    shownAnswers: integer("shown_answers").notNull().default(0),
    remindedAt: timestamp("reminded_at", { withTimezone: true }),
    openedAt: timestamp("opened_at", { withTimezone: true }),
    /** From then on no answer is taken. Its report follows, and the status with it. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /** When its author was told that it is the last of its series. */
    warnedAt: timestamp("warned_at", { withTimezone: true }),
    /** When the receipts were removed, 90 days after it was closed. */
    receiptsRemovedAt: timestamp("receipts_removed_at", { withTimezone: true }),
    /** When those who were asked were told the results. */
    publishedAt: timestamp("published_at", { withTimezone: true }),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    unique("pulse_runs_once").on(t.companyId, t.seriesId, t.occurrence),
    index("pulse_runs_list").on(t.companyId, t.opensAt, t.id),
    index("pulse_runs_status").on(t.companyId, t.status, t.opensAt, t.id),
    index("pulse_runs_published").on(t.companyId, t.publishedAt),
    sameCompany("pulse_runs_series", [t.companyId, t.seriesId], [pulseSeries.companyId, pulseSeries.id]),
    sameCompany(
      "pulse_runs_template",
      [t.companyId, t.templateId],
      [pulseTemplates.companyId, pulseTemplates.id],
    ),
  ],
);

/** Who is asked, with where they stood when it opened; what leaves a manager out of their own team's figures. */
export const pulseInvitations = tenantTable(
  "pulse_invitations",
  {
    runId: uuid("run_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    teamId: uuid("team_id"),
    directionId: uuid("direction_id"),
    positionId: uuid("position_id"),
  },
  (t) => [
    unique("pulse_invitations_once").on(t.companyId, t.runId, t.profileId),
    index("pulse_invitations_person").on(t.companyId, t.profileId),
    // Of the runs that asked a team, for its manager.
    index("pulse_invitations_team").on(t.companyId, t.teamId, t.runId),
    sameCompany("pulse_invitations_run", [t.companyId, t.runId], [pulseRuns.companyId, pulseRuns.id]),
    sameCompany("pulse_invitations_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
  ],
);

/** That a person has answered: readable by that person and by the login that counts; gone 90 days after closing. */
export const pulseReceipts = tenantTable(
  "pulse_receipts",
  { runId: uuid("run_id").notNull(), profileId: uuid("profile_id").notNull() },
  (t) => [
    unique("pulse_receipts_once").on(t.companyId, t.runId, t.profileId),
    sameCompany("pulse_receipts_run", [t.companyId, t.runId], [pulseRuns.companyId, pulseRuns.id]),
    sameCompany("pulse_receipts_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
    pgPolicy("pulse_receipts_own", {
      for: "select",
      to: app,
      using: sql`company_id = ${currentCompany} and profile_id = ${currentProfile}`,
    }),
    pgPolicy("pulse_receipts_sign", {
      for: "insert",
      to: app,
      withCheck: sql`company_id = ${currentCompany} and profile_id = ${currentProfile}`,
    }),
    ofReport("pulse_receipts"),
  ],
  { policy: "own" },
);

/** By the key of its question: a level, 0 to 10, 1 for yes and 0 for no, the key of an option, or words. */
export type PulseAnswers = Record<string, number | string>;

/** What was sent, until a task moves it among the others: requests write it and cannot read it. */
export const pulseInbox = tenantTable(
  "pulse_inbox",
  {
    runId: uuid("run_id").notNull(),
    teamId: uuid("team_id"),
    directionId: uuid("direction_id"),
    positionId: uuid("position_id"),
    answers: jsonb("answers").$type<PulseAnswers>().notNull(),
  },
  (t) => [
    index("pulse_inbox_run").on(t.companyId, t.runId),
    sameCompany("pulse_inbox_run_link", [t.companyId, t.runId], [pulseRuns.companyId, pulseRuns.id]),
    pgPolicy("pulse_inbox_send", { for: "insert", to: app, withCheck: inCompany }),
    ofReport("pulse_inbox"),
  ],
  { policy: "own" },
);

/** What people answered: no author, no date, no label. */
export const pulseResponses = tenantTable(
  "pulse_responses",
  { runId: uuid("run_id").notNull(), answers: jsonb("answers").$type<PulseAnswers>().notNull() },
  (t) => [
    index("pulse_responses_run").on(t.companyId, t.runId),
    sameCompany("pulse_responses_run_link", [t.companyId, t.runId], [pulseRuns.companyId, pulseRuns.id]),
    ofReport("pulse_responses"),
  ],
  { policy: "own" },
);

/** How many of a part of the company gave an answer; those of parts under five go when the run closes. */
export const pulseCounts = tenantTable(
  "pulse_counts",
  {
    runId: uuid("run_id").notNull(),
    /** « company », « direction:… », « team:… », « position:… ». */
    cut: text("cut").notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    unique("pulse_counts_once").on(t.companyId, t.runId, t.cut, t.question, t.answer),
    sameCompany("pulse_counts_run", [t.companyId, t.runId], [pulseRuns.companyId, pulseRuns.id]),
    ofReport("pulse_counts"),
  ],
  { policy: "own" },
);

/** What the engine published of a run when it closed; never changed. Who sees what of it is decided at each reading. */
export const pulseReports = tenantTable(
  "pulse_reports",
  { runId: uuid("run_id").notNull(), snapshot: jsonb("snapshot").$type<PulseSnapshot>().notNull() },
  (t) => [
    unique("pulse_reports_once").on(t.companyId, t.runId),
    sameCompany("pulse_reports_run", [t.companyId, t.runId], [pulseRuns.companyId, pulseRuns.id]),
    pgPolicy("pulse_reports_read", { for: "select", to: app, using: inCompany }),
    ofReport("pulse_reports"),
  ],
  { policy: "own" },
);

/** « Ce que nous retenons »: what follows from a run. */
export const pulseNotes = tenantTable(
  "pulse_notes",
  {
    runId: uuid("run_id").notNull(),
    text: text("text").notNull(),
    actions: jsonb("actions").$type<NoteAction[]>().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }),
    authorProfileId: uuid("author_profile_id").notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    unique("pulse_notes_once").on(t.companyId, t.runId),
    index("pulse_notes_published").on(t.companyId, t.publishedAt),
    sameCompany("pulse_notes_run", [t.companyId, t.runId], [pulseRuns.companyId, pulseRuns.id]),
    sameCompany("pulse_notes_author", [t.companyId, t.authorProfileId], [profiles.companyId, profiles.id]),
  ],
);
