import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgPolicy, pgRole, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { evaluationParticipants, evaluations } from "#evaluations/tables.ts";
import { participantRoles } from "#evaluations/vocabulary.ts";
import { profiles } from "#people/tables.ts";
import {
  currentCompany,
  currentProfile,
  sameCompany,
  tenantTable,
} from "#platform/server/database/tenantTable.ts";

const app = pgRole("rondo_app").existing();
const report = pgRole("rondo_report").existing();

/** The evaluation whose answers this transaction discards (app.discard_collection, server/queries/drafts.ts). */
const discardedEvaluation = sql`nullif(current_setting('app.discarded_evaluation', true), '')::uuid`;

/**
 * Archived while it ran: without a report, its responses are deleted (§5 of the decisions). With one they always
 * stay.
 */
const ofDiscarded = (table: string) => {
  const own = sql.identifier(table);
  return sql`company_id = ${currentCompany} and evaluation_id = ${discardedEvaluation} and exists (select 1 from evaluations e where e.company_id = ${own}.company_id and e.id = ${own}.evaluation_id and e.status = 'archived') and not exists (select 1 from report_snapshots s where s.company_id = ${own}.company_id and s.evaluation_id = ${own}.evaluation_id)`;
};

/** What a person has written so far: one row per participant, deleted once finalised (§4 of the decisions). */
export const evaluationAnswers = tenantTable(
  "evaluation_answers",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    participantId: uuid("participant_id").notNull(),
    /** The owner of the draft: row-level security keeps others from reading or writing it, even by a faulty query. */
    profileId: uuid("profile_id").notNull(),
    /** By position. Null: no answer; 0: not observed; 1–5, 1/2 or the number of the option. */
    scores: smallint("scores").array().$type<(number | null)[]>().notNull(),
    /** By position: a change counts only when its revision is newer. */
    revisions: integer("revisions").array().notNull(),
    /** By position: the answer to a written question, else the comment under the question. */
    texts: jsonb("texts").$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [
    unique("evaluation_answers_once").on(t.companyId, t.participantId),
    index("evaluation_answers_evaluation").on(t.companyId, t.evaluationId),
    sameCompany(
      "evaluation_answers_evaluation_link",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
    // Withdrawing a participant deletes their draft, which no other login could delete.
    sameCompany(
      "evaluation_answers_participant",
      [t.companyId, t.participantId],
      [evaluationParticipants.companyId, evaluationParticipants.id],
    ).onDelete("cascade"),
    sameCompany("evaluation_answers_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
    pgPolicy("evaluation_answers_own", {
      using: sql`company_id = ${currentCompany} and profile_id = ${currentProfile}`,
      withCheck: sql`company_id = ${currentCompany} and profile_id = ${currentProfile}`,
    }),
    // Others' drafts stay unreadable once an evaluation is over, but may be deleted; nothing else may.
    pgPolicy("evaluation_answers_discard", {
      for: "delete",
      to: app,
      using: sql`company_id = ${currentCompany} and evaluation_id = ${discardedEvaluation}`,
    }),
    pgPolicy("evaluation_answers_discard_over", {
      as: "restrictive",
      for: "delete",
      using: sql`${discardedEvaluation} is null or (evaluation_id = ${discardedEvaluation} and exists (select 1 from evaluations e where e.company_id = evaluation_answers.company_id and e.id = evaluation_answers.evaluation_id and (e.closed_on is not null or e.status = 'archived')))`,
    }),
  ],
  { policy: "own" },
);

/** A finalised part: no author, no date, a random id (§5 of the decisions). */
export const responses = tenantTable(
  "responses",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    participantRole: text("participant_role", {
      enum: participantRoles,
    }).notNull(),
    scores: smallint("scores").array().$type<(number | null)[]>().notNull(),
    texts: jsonb("texts").$type<Record<string, string>>().notNull(),
  },
  (t) => [
    index("responses_evaluation").on(t.companyId, t.evaluationId),
    sameCompany(
      "responses_evaluation_link",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
    // Requests write responses and read back only one's own; the snapshot writer reads them all, without authors.
    pgPolicy("responses_write", { for: "insert", to: app, withCheck: sql`company_id = ${currentCompany}` }),
    pgPolicy("responses_own", {
      for: "select",
      to: app,
      using: sql`company_id = ${currentCompany} and exists (select 1 from response_authors a where a.company_id = responses.company_id and a.response_id = responses.id and a.profile_id = ${currentProfile})`,
    }),
    pgPolicy("responses_discard", { for: "delete", to: app, using: ofDiscarded("responses") }),
    pgPolicy("responses_report", {
      to: report,
      using: sql`company_id = ${currentCompany}`,
      withCheck: sql`company_id = ${currentCompany}`,
    }),
  ],
  { policy: "own" },
);

/** The only link from a response to the person who gave it: readable by that person alone. */
export const responseAuthors = tenantTable(
  "response_authors",
  {
    responseId: uuid("response_id").notNull(),
    evaluationId: uuid("evaluation_id").notNull(),
    profileId: uuid("profile_id").notNull(),
  },
  (t) => [
    unique("response_authors_once").on(t.companyId, t.evaluationId, t.profileId),
    sameCompany(
      "response_authors_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
    sameCompany("response_authors_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
    pgPolicy("response_authors_own", {
      for: "select",
      using: sql`company_id = ${currentCompany} and profile_id = ${currentProfile}`,
    }),
    pgPolicy("response_authors_sign", {
      for: "insert",
      withCheck: sql`company_id = ${currentCompany} and profile_id = ${currentProfile}`,
    }),
    pgPolicy("response_authors_discard", { for: "delete", to: app, using: ofDiscarded("response_authors") }),
    // 90 days after the release the link may be deleted (§5), and never earlier.
    pgPolicy("response_authors_forget", {
      for: "delete",
      to: app,
      using: sql`company_id = ${currentCompany} and exists (select 1 from report_snapshots s where s.company_id = response_authors.company_id and s.evaluation_id = response_authors.evaluation_id and s.released_on <= nullif(current_setting('app.forget_released_by', true), '')::date)`,
    }),
  ],
  { policy: "own" },
);
