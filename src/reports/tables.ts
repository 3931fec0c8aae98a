import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Snapshot } from "#disclosure/contract.ts";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import {
  currentCompany,
  currentProfile,
  sameCompany,
  tenantTable,
} from "#platform/server/database/tenantTable.ts";
import { foldedFrom } from "#platform/server/database/wordsTable.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { FlagStatus } from "./contract/flags.ts";
import type { ReportLayout } from "./contract/layout.ts";
import { noteKeys } from "./vocabulary/conversation.ts";

/**
 * The report of an evaluation, computed once when collection closes, never changed but for the day of its release,
 * which is written once (§5 of the decisions).
 */
export const reportSnapshots = tenantTable(
  "report_snapshots",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    engineVersion: integer("engine_version").notNull(),
    snapshot: jsonb("snapshot").$type<Snapshot>().notNull(),
    /** A date, no time: the moment the last person answered must not show. Null until released. */
    releasedOn: date("released_on"),
    /** Where the person evaluated stood when collection closed: what company figures count them in. Null: nowhere. */
    teamId: uuid("team_id"),
    directionId: uuid("direction_id"),
    positionId: uuid("position_id"),
  },
  (t) => [
    unique("report_snapshots_once").on(t.companyId, t.evaluationId),
    // Those published in a period: whose last report is of it.
    index("report_snapshots_released").on(t.companyId, t.releasedOn),
    sameCompany(
      "report_snapshots_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
  ],
);

const report = pgRole("rondo_report").existing();

/**
 * The running sums behind a company's deviation (§5 of the decisions): the difference of two states discloses one
 * report, so only the snapshot writer reads and writes them. One row per company, locked while a report is computed.
 */
export const raterSpreads = tenantTable(
  "rater_spreads",
  {
    /** How many reports the sums rest on. */
    reports: integer("reports").notNull(),
    squares: doublePrecision("squares").notNull(),
    freedom: integer("freedom").notNull(),
  },
  (t) => [
    unique("rater_spreads_once").on(t.companyId),
    pgPolicy("rater_spreads_report", {
      to: report,
      using: sql`company_id = ${currentCompany}`,
      withCheck: sql`company_id = ${currentCompany}`,
    }),
  ],
  { policy: "own" },
);

/**
 * Of the evaluations that closed since the company's rate of answers was last published, how many people of protected
 * groups were invited and answered. It may disclose how many answered in a masked group, so only the snapshot writer reads
 * and writes it (docs/decisions/0120).
 */
export const answerSums = tenantTable(
  "answer_sums",
  {
    evaluations: integer("evaluations").notNull(),
    invited: integer("invited").notNull(),
    answered: integer("answered").notNull(),
  },
  (t) => [
    unique("answer_sums_once").on(t.companyId),
    pgPolicy("answer_sums_report", {
      to: report,
      using: sql`company_id = ${currentCompany}`,
      withCheck: sql`company_id = ${currentCompany}`,
    }),
  ],
  { policy: "own" },
);

/** Each opening by a reader other than the subject, which the subject can see. */
export const reportOpenings = tenantTable(
  "report_openings",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("report_openings_evaluation").on(t.companyId, t.evaluationId),
    sameCompany(
      "report_openings_evaluation_link",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
    sameCompany("report_openings_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
  ],
);

/**
 * A comment masked in the review before publication, and why; the stored report stays as it is. One shown again keeps its
 * row. The audit log names the reviewer; the author is stored nowhere.
 */
export const maskedComments = tenantTable(
  "masked_comments",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    /** As the report names it: `question-3`, `skill-<id>` or `group`. */
    place: text("place").notNull(),
    raterGroup: text("rater_group").$type<Group>().notNull(),
    /** Its position within its place and group, in the random order of the snapshot. */
    position: integer("position").notNull(),
    /** Of its words (commentDigest.ts): if the address ever holds other words, no comment of the group is shown. */
    digest: text("digest").notNull(),
    reason: text("reason").notNull(),
    isMasked: boolean("is_masked").notNull(),
  },
  (t) => [
    unique("masked_comments_once").on(t.companyId, t.evaluationId, t.place, t.raterGroup, t.position),
    sameCompany(
      "masked_comments_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
  ],
);

/**
 * A comment of a released report that the person evaluated flagged, masked from then on unless it is shown again; once
 * each. It does not identify the author, and the stored report stays as it is.
 */
export const flaggedComments = tenantTable(
  "flagged_comments",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    /** As in `masked_comments`. */
    place: text("place").notNull(),
    raterGroup: text("rater_group").$type<Group>().notNull(),
    position: integer("position").notNull(),
    digest: text("digest").notNull(),
    /** The reason given by the person evaluated, possibly empty. */
    words: text("words").notNull(),
    flaggedOn: date("flagged_on").notNull(),
    status: text("status").$type<FlagStatus>().notNull(),
    /** The text of the decision: the reason for keeping it masked, or the note to the person evaluated. */
    decision: text("decision"),
  },
  (t) => [
    unique("flagged_comments_once").on(t.companyId, t.evaluationId, t.place, t.raterGroup, t.position),
    sameCompany(
      "flagged_comments_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
  ],
);

/** The note of the publisher to the person evaluated; written with the publication, never changed. */
export const reportNotes = tenantTable(
  "report_notes",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    words: text("words").notNull(),
  },
  (t) => [
    unique("report_notes_once").on(t.companyId, t.evaluationId),
    sameCompany(
      "report_notes_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
  ],
);

/** The saved layouts of a company. Evaluations copy the one that is used at their launch (`evaluations.report_layout`). */
export const reportModels = tenantTable(
  "report_models",
  {
    name: text("name").notNull(),
    nameKey: foldedFrom("name_key", "name"),
    layout: jsonb("layout").$type<ReportLayout>().notNull(),
    /** The next launches take it; when none is used they take the standard one. */
    isUsed: boolean("is_used").notNull().default(false),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    unique("report_models_name").on(t.companyId, t.nameKey),
    uniqueIndex("report_models_used")
      .on(t.companyId)
      .where(sql`${t.isUsed}`),
  ],
);

/** The person whose notes app.forget_conversation_notes erases; set by nothing else. */
const forgottenPerson = sql`nullif(current_setting('app.forgotten_profile', true), '')::uuid`;

/**
 * What a reader of a report writes down for themself before talking about it: read and written by that person alone, under
 * row-level security. Erased with the person who wrote it, and with the person whom the report is about.
 */
export const conversationNotes = tenantTable(
  "conversation_notes",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    question: text("question", { enum: noteKeys }).notNull(),
    words: text("words").notNull(),
    /** Raised by each change. */
    revision: integer("revision").notNull(),
  },
  (t) => [
    unique("conversation_notes_once").on(t.companyId, t.evaluationId, t.profileId, t.question),
    sameCompany(
      "conversation_notes_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ).onDelete("cascade"),
    sameCompany(
      "conversation_notes_profile",
      [t.companyId, t.profileId],
      [profiles.companyId, profiles.id],
    ).onDelete("cascade"),
    pgPolicy("conversation_notes_own", {
      using: sql`company_id = ${currentCompany} and (profile_id = ${currentProfile} or profile_id = ${forgottenPerson} or exists (select 1 from evaluations e where e.company_id = conversation_notes.company_id and e.id = conversation_notes.evaluation_id and e.subject_profile_id = ${forgottenPerson}))`,
      withCheck: sql`company_id = ${currentCompany} and profile_id = ${currentProfile}`,
    }),
  ],
  { policy: "own" },
);
