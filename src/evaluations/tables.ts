import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { releases, scales } from "#company/vocabulary.ts";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { sortedBy, wordsTable } from "#platform/server/database/wordsTable.ts";
import { companyValues, questions, skills, type StoredOption } from "#skills/tables.ts";
import { questionTypes } from "#skills/vocabulary.ts";
import type { RatedDimension } from "#weights/vocabulary.ts";
import type { StartFailure } from "./contract/evaluation.ts";
import type { QuestionnaireItem } from "./contract/questionnaire.ts";
import type { Weights } from "#weights/contract/matrix.ts";
import {
  evaluationStatuses,
  evaluationTypes,
  participantRoles,
  participantStatuses,
  proposalReasons,
} from "./vocabulary.ts";
import { frequencies } from "./vocabulary/frequencies.ts";

/** What the concept of reports hands over at launch and reads again; nothing is read of it here. */
export type FrozenLayout = object;

export const evaluations = tenantTable(
  "evaluations",
  {
    /** Several subjects at once share a campaign; occurrences of one evaluation share a series (§4 of the decisions). */
    campaignId: uuid("campaign_id"),
    seriesId: uuid("series_id"),
    period: text("period"),
    /** A participant declined, was withdrawn or lost their account since the launch: only these may have short groups. */
    hasDepartures: boolean("has_departures").notNull().default(false),
    name: text("name").notNull(),
    description: text("description"),
    sourceJobPositionId: uuid("source_job_position_id"),
    authorProfileId: uuid("author_profile_id").notNull(),
    /** Null only in a draft. */
    subjectProfileId: uuid("subject_profile_id"),
    evaluationType: text("evaluation_type", {
      enum: evaluationTypes,
    }).notNull(),
    frequency: text("frequency", { enum: frequencies }).notNull().default("once"),
    status: text("status", { enum: evaluationStatuses }).notNull().default("draft"),
    selectedDimensions: text("selected_dimensions").array().$type<RatedDimension[]>().notNull(),
    subjectAnswers: boolean("subject_answers").notNull().default(true),
    dueOn: date("due_on"),
    startsOn: date("starts_on"),
    /** The confirmation of small groups, given when the launch was planned. */
    acceptsSmallGroups: boolean("accepts_small_groups").notNull().default(false),
    /** Why a planned launch did not happen, until it is planned anew or launched. */
    startFailure: text("start_failure").$type<StartFailure>(),
    scale: text("scale", { enum: scales }).notNull(),
    commentsMandatory: boolean("comments_mandatory").notNull().default(false),
    /** Threshold, weights, release and readers are frozen at launch, so that the notice to those who answer stays true. */
    threshold: smallint("threshold").notNull(),
    weights: jsonb("weights").$type<Weights>(),
    /** The version of the company's weight matrix from which `weights` was copied (weight_versions); 0 for a new company's. */
    weightsVersion: integer("weights_version"),
    /** The company's pooled deviation (companyDeviations), frozen at launch; null when there was none. */
    pooledSdTenths: smallint("pooled_sd_tenths"),
    release: text("release", { enum: releases }).notNull().default("immediate"),
    teamManagerReads: boolean("team_manager_reads").notNull().default(false),
    /** The notice that those who answer were given (rules/notice.ts); null for evaluations launched before it was kept. */
    noticeVersion: smallint("notice_version"),
    /** The layout of its report, frozen at launch (reports/contract/layout.ts); null for the standard one. */
    reportLayout: jsonb("report_layout").$type<FrozenLayout>(),
    /** Whether that layout shows comments: the notice says so. */
    showsComments: boolean("shows_comments").notNull().default(true),
    /** The participants that a campaign proposed were changed by hand: it proposes no others. */
    participantsEdited: boolean("participants_edited").notNull().default(false),
    /** A campaign is giving it its questions in the background. */
    awaitsQuestions: boolean("awaits_questions").notNull().default(false),
    launchedOn: date("launched_on"),
    subjectCompletedAt: timestamp("subject_completed_at", { withTimezone: true }),
    completedAt: timestamp("completed_at", { withTimezone: true }),
    /** The day collection closed, which archiving keeps: reports of one person are compared over some weeks (§5). */
    closedOn: date("closed_on"),
    /**
     * The day from whose morning on the report is released. Once it is planned the collection is closed and the report
     * computed, though the evaluation is in progress to all readers until then (§5 of the decisions).
     */
    releasesOn: date("releases_on"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    nameKey: sortedBy("name_key", "name"),
    /** Evaluations without a due date come last. */
    dueKey: date("due_key")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_on, 'infinity'::date)`),
    /** The list leaves the archive out unless asked for it: each of its orders begins with this. */
    isArchived: boolean("is_archived").generatedAlwaysAs(sql`status = 'archived'`),
  },
  (t) => [
    unique("evaluations_series_period").on(t.companyId, t.seriesId, t.period),
    index("evaluations_campaign")
      .on(t.companyId, t.campaignId, t.status, t.subjectProfileId)
      .where(sql`${t.campaignId} is not null`),
    // A person is evaluated once in a campaign.
    uniqueIndex("evaluations_campaign_subject")
      .on(t.companyId, t.campaignId, t.subjectProfileId)
      .where(sql`${t.campaignId} is not null and ${t.status} <> 'archived'`),
    index("evaluations_page").on(t.companyId, t.isArchived, t.createdAt, t.id),
    index("evaluations_list_name").on(t.companyId, t.isArchived, t.nameKey, t.id),
    index("evaluations_list_due").on(t.companyId, t.isArchived, t.dueKey, t.id),
    index("evaluations_status").on(t.companyId, t.status, t.createdAt, t.id),
    index("evaluations_author").on(t.companyId, t.authorProfileId, t.isArchived, t.createdAt, t.id),
    index("evaluations_type").on(t.companyId, t.evaluationType, t.isArchived, t.createdAt, t.id),
    // Its last one is found at the end of those about the person.
    index("evaluations_subject").on(t.companyId, t.subjectProfileId, t.launchedOn, t.id),
    // Those that closed in a period: how long they took.
    index("evaluations_closed")
      .on(t.companyId, t.closedOn)
      .where(sql`${t.status} in ('completed', 'archived')`),
    // What its author leads one by one, by status: running ones by due date, completed ones by the day they closed.
    index("evaluations_led")
      .on(
        t.companyId,
        t.authorProfileId,
        t.status,
        sql`(case ${t.status} when 'in_progress' then ${t.dueOn} when 'completed' then ${t.closedOn} end)`,
        sql`${t.createdAt} desc`,
        sql`${t.id} desc`,
      )
      .where(sql`${t.campaignId} is null or ${t.status} = 'review'`),
    // Evaluations that collect answers: for reminders, and the daily check of what is complete.
    index("evaluations_running")
      .on(t.companyId, t.dueOn, t.id)
      .where(sql`${t.status} = 'in_progress' and ${t.releasesOn} is null`),
    // Open evaluations by their due date: late ones are found among them.
    index("evaluations_open")
      .on(t.companyId, t.dueOn)
      .where(sql`${t.status} in ('draft', 'pending', 'in_progress')`),
    index("evaluations_departures")
      .on(t.companyId, t.authorProfileId, t.dueOn, t.id)
      .where(sql`${t.hasDepartures} and ${t.status} = 'in_progress' and ${t.releasesOn} is null`),
    sameCompany(
      "evaluations_author_profile",
      [t.companyId, t.authorProfileId],
      [profiles.companyId, profiles.id],
    ),
    sameCompany(
      "evaluations_subject_profile",
      [t.companyId, t.subjectProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** By its name and those of the person evaluated and of its lead: app.keep_evaluation_words. */
export const evaluationWords = wordsTable("evaluation_words");

/**
 * How far raters differ in their means of a skill, over a company's reports; none before 30 of them. Written by the
 * snapshot writer, from sums that requests cannot read (raterSpreads of reports/tables.ts).
 */
export const companyDeviations = tenantTable(
  "company_deviations",
  {
    /** In tenths of a point of the scale. */
    sdTenths: smallint("sd_tenths").notNull(),
    /** How many reports it rests on. */
    reports: integer("reports").notNull(),
  },
  (t) => [unique("company_deviations_once").on(t.companyId)],
);

/**
 * How many people of protected groups were invited and answered, over the company's closed evaluations: published at
 * night in batches, the answers with noise, by the snapshot writer (answerSums of reports/tables.ts).
 */
export const companyAnswerRates = tenantTable(
  "company_answer_rates",
  {
    invited: integer("invited").notNull(),
    /** With the noise of every batch: may be below 0 or above `invited`. */
    answered: integer("answered").notNull(),
  },
  (t) => [unique("company_answer_rates_once").on(t.companyId)],
);

/** How far the reminders of a company's day have come: each person is reached once, however often the work stops. */
export const reminderRounds = tenantTable(
  "reminder_rounds",
  {
    day: date("day").notNull(),
    /** The last person of those reminded, in the order of their ids; null before the first. */
    reached: uuid("reached"),
    isDone: boolean("is_done").notNull(),
  },
  (t) => [unique("reminder_rounds_once").on(t.companyId)],
);

const evaluationLink = (name: string, t: Parameters<typeof sameCompany>[1]) =>
  sameCompany(name, t, [evaluations.companyId, evaluations.id]);

export const evaluationParticipants = tenantTable(
  "evaluation_participants",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    participantProfileId: uuid("participant_profile_id").notNull(),
    participantRole: text("participant_role", {
      enum: participantRoles,
    }).notNull(),
    status: text("status", { enum: participantStatuses }).notNull().default("pending"),
    /** Why a campaign proposed them, as it was then; null for a participant chosen by hand. */
    proposedBecause: text("proposed_because", {
      enum: proposalReasons,
    }),
    declineNote: text("decline_note"),
    /** The version of the notice read before the first answer (§10 of the decisions). */
    noticeVersion: smallint("notice_version"),
    /** The last reminder, by hand or by itself. */
    remindedAt: timestamp("reminded_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    unique("evaluation_participants_once").on(t.companyId, t.evaluationId, t.participantProfileId),
    index("evaluation_participants_profile").on(t.companyId, t.participantProfileId, t.status),
    // The participants awaited: an evaluation without any is complete.
    index("evaluation_participants_awaited")
      .on(t.companyId, t.evaluationId)
      .where(sql`${t.status} = 'pending'`),
    evaluationLink("evaluation_participants_evaluation", [t.companyId, t.evaluationId]),
    sameCompany(
      "evaluation_participants_person",
      [t.companyId, t.participantProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** The questions chosen while the evaluation is a draft: copies, so that the library may change. */
export const evaluationQuestions = tenantTable(
  "evaluation_questions",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    displayOrder: integer("display_order").notNull(),
    skillId: uuid("skill_id").notNull(),
    originalQuestionId: uuid("original_question_id"),
    textFr: text("text_fr").notNull(),
    textEn: text("text_en"),
    nameSelfFr: text("name_self_fr"),
    nameSelfEn: text("name_self_en"),
    type: text("type", { enum: questionTypes }).notNull(),
    options: jsonb("options").$type<StoredOption[]>().notNull().default([]),
    isRequired: boolean("is_required").notNull().default(true),
  },
  (t) => [
    unique("evaluation_questions_once").on(t.companyId, t.evaluationId, t.originalQuestionId),
    index("evaluation_questions_order").on(t.companyId, t.evaluationId, t.displayOrder),
    // For the use shown in the catalogue: in how many evaluations a skill or a question is.
    index("evaluation_questions_of_skill").on(t.companyId, t.skillId, t.evaluationId),
    index("evaluation_questions_of_original").on(t.companyId, t.originalQuestionId),
    evaluationLink("evaluation_questions_evaluation", [t.companyId, t.evaluationId]),
    sameCompany("evaluation_questions_skill", [t.companyId, t.skillId], [skills.companyId, skills.id]),
    sameCompany(
      "evaluation_questions_original",
      [t.companyId, t.originalQuestionId],
      [questions.companyId, questions.id],
    ),
  ],
);

export const evaluationValues = tenantTable(
  "evaluation_values",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    valueId: uuid("value_id").notNull(),
    displayOrder: integer("display_order").notNull(),
  },
  (t) => [
    unique("evaluation_values_once").on(t.companyId, t.evaluationId, t.valueId),
    index("evaluation_values_of_value").on(t.companyId, t.valueId),
    evaluationLink("evaluation_values_evaluation", [t.companyId, t.evaluationId]),
    sameCompany(
      "evaluation_values_value",
      [t.companyId, t.valueId],
      [companyValues.companyId, companyValues.id],
    ),
  ],
);

export const evaluationObjectives = tenantTable(
  "evaluation_objectives",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    nameFr: text("name_fr").notNull(),
    nameEn: text("name_en"),
    displayOrder: integer("display_order").notNull(),
  },
  (t) => [
    index("evaluation_objectives_order").on(t.companyId, t.evaluationId, t.displayOrder),
    evaluationLink("evaluation_objectives_evaluation", [t.companyId, t.evaluationId]),
  ],
);

/** Everything that is answered, numbered, as it was at launch. */
export const questionnaires = tenantTable(
  "questionnaires",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    items: jsonb("items").$type<QuestionnaireItem[]>().notNull(),
    // So that a list reads one number of each, not its texts.
    itemCount: smallint("item_count").generatedAlwaysAs(sql`jsonb_array_length(items)`),
  },
  (t) => [
    unique("questionnaires_once").on(t.companyId, t.evaluationId),
    evaluationLink("questionnaires_evaluation", [t.companyId, t.evaluationId]),
  ],
);
