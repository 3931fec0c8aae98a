import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import { companyValues, skills } from "#skills/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import type { Evidence } from "./rules/evidence.ts";
import {
  badgeKinds,
  changeKinds,
  courseStates,
  libraryKinds,
  noteKinds,
  objectiveStatuses,
  pillars,
} from "./vocabulary.ts";
import { checkpointStates } from "./vocabulary/checkpoints.ts";

/** Raised by each change, so that a caller cannot overwrite what they have not read. */
const version = () => integer("version").notNull().default(1);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The one living plan of a person, made by the first thing that is written in it. */
export const developmentPlans = tenantTable(
  "development_plans",
  {
    profileId: uuid("profile_id").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Raised by everything that is written in the plan, under its lock. */
    version: version(),
  },
  (t) => [
    unique("development_plans_person").on(t.companyId, t.profileId),
    sameCompany("development_plans_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
  ],
);

const planColumn = () => uuid("plan_id").notNull();

/** A year of the plan, or what follows a report. The current one began last. */
export const developmentCycles = tenantTable(
  "development_cycles",
  {
    planId: planColumn(),
    startedOn: date("started_on").notNull(),
    /** The evaluation after whose report it was begun. */
    evaluationId: uuid("evaluation_id"),
  },
  (t) => [
    unique("development_cycles_start").on(t.companyId, t.planId, t.startedOn),
    sameCompany(
      "development_cycles_plan",
      [t.companyId, t.planId],
      [developmentPlans.companyId, developmentPlans.id],
    ).onDelete("cascade"),
    // The migration nulls this column alone when the evaluation goes.
    sameCompany(
      "development_cycles_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ),
  ],
);

export const developmentObjectives = tenantTable(
  "development_objectives",
  {
    planId: planColumn(),
    cycleId: uuid("cycle_id").notNull(),
    pillar: text("pillar", { enum: pillars }).notNull(),
    sentence: text("sentence").notNull(),
    /** How the person will know that it is reached. */
    measure: text("measure"),
    skillId: uuid("skill_id"),
    status: text("status", { enum: objectiveStatuses }).notNull(),
    /** The word why, of an objective that was set aside. */
    setAsideWhy: text("set_aside_why"),
    startsOn: date("starts_on"),
    dueOn: date("due_on"),
    /** The due day of which the person was reminded. */
    remindedDueOn: date("reminded_due_on"),
    /** Kept for oneself: exists for the person alone. */
    isPrivate: boolean("is_private").notNull().default(false),
    /** Another person than its owner has written in it, and so it stays shared. */
    isAdjusted: boolean("is_adjusted").notNull().default(false),
    authorProfileId: uuid("author_profile_id").notNull(),
    /** Where in a report it comes from: a reference, never what stands there. */
    evidence: jsonb("evidence").$type<Evidence>(),
    position: integer("position").notNull(),
    version: version(),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    changedByProfileId: uuid("changed_by_profile_id").notNull(),
  },
  (t) => [
    index("development_objectives_place").on(t.companyId, t.planId, t.position, t.id),
    index("development_objectives_due").on(t.companyId, t.dueOn),
    index("development_objectives_cycle").on(t.companyId, t.cycleId),
    index("development_objectives_skill").on(t.companyId, t.skillId),
    check("development_objectives_private", sql`not (${t.isPrivate} and ${t.isAdjusted})`),
    check(
      "development_objectives_set_aside",
      sql`(${t.status} = 'set_aside') = (${t.setAsideWhy} is not null)`,
    ),
    sameCompany(
      "development_objectives_plan",
      [t.companyId, t.planId],
      [developmentPlans.companyId, developmentPlans.id],
    ).onDelete("cascade"),
    sameCompany(
      "development_objectives_cycle_link",
      [t.companyId, t.cycleId],
      [developmentCycles.companyId, developmentCycles.id],
    ),
    // The migration nulls this column alone when the skill goes.
    sameCompany("development_objectives_skill_link", [t.companyId, t.skillId], [skills.companyId, skills.id]),
    sameCompany(
      "development_objectives_author",
      [t.companyId, t.authorProfileId],
      [profiles.companyId, profiles.id],
    ),
    sameCompany(
      "development_objectives_changed_by",
      [t.companyId, t.changedByProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

export const developmentActions = tenantTable(
  "development_actions",
  {
    objectiveId: uuid("objective_id").notNull(),
    text: text("text").notNull(),
    dueOn: date("due_on"),
    /** The due day of which the person was reminded. */
    remindedDueOn: date("reminded_due_on"),
    doneOn: date("done_on"),
    /** The action of the library that it was taken from. */
    libraryKey: text("library_key"),
    position: integer("position").notNull(),
    authorProfileId: uuid("author_profile_id").notNull(),
    version: version(),
  },
  (t) => [
    index("development_actions_place").on(t.companyId, t.objectiveId, t.position, t.id),
    index("development_actions_due").on(t.companyId, t.dueOn),
    sameCompany(
      "development_actions_objective",
      [t.companyId, t.objectiveId],
      [developmentObjectives.companyId, developmentObjectives.id],
    ).onDelete("cascade"),
    sameCompany(
      "development_actions_author",
      [t.companyId, t.authorProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** Whom the person counts on for an objective. It gives these people no right on the plan. */
export const developmentSupporters = tenantTable(
  "development_supporters",
  { objectiveId: uuid("objective_id").notNull(), profileId: uuid("profile_id").notNull() },
  (t) => [
    unique("development_supporters_once").on(t.companyId, t.objectiveId, t.profileId),
    index("development_supporters_person").on(t.companyId, t.profileId),
    sameCompany(
      "development_supporters_objective",
      [t.companyId, t.objectiveId],
      [developmentObjectives.companyId, developmentObjectives.id],
    ).onDelete("cascade"),
    sameCompany(
      "development_supporters_profile",
      [t.companyId, t.profileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** What was said about the plan, of one day; visible to the person, also what others wrote. */
export const developmentNotes = tenantTable(
  "development_notes",
  {
    planId: planColumn(),
    kind: text("kind", { enum: noteKinds }).notNull(),
    authorProfileId: uuid("author_profile_id").notNull(),
    text: text("text").notNull(),
    day: date("day").notNull(),
    /** Of a follow-up: the next meeting. */
    meetingAt: moment("meeting_at"),
    /** When the meeting was arranged or moved, and when both were reminded of it. */
    arrangedAt: moment("arranged_at"),
    remindedAt: moment("reminded_at"),
    createdAt: moment("created_at").notNull(),
    version: version(),
  },
  (t) => [
    index("development_notes_latest").on(t.companyId, t.planId, t.day, t.createdAt, t.id),
    check("development_notes_meeting", sql`${t.meetingAt} is null or ${t.kind} = 'follow_up'`),
    sameCompany(
      "development_notes_plan",
      [t.companyId, t.planId],
      [developmentPlans.companyId, developmentPlans.id],
    ).onDelete("cascade"),
    sameCompany(
      "development_notes_author",
      [t.companyId, t.authorProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** What another than the owner changed: told to the owner, with who and when. */
export const developmentChanges = tenantTable(
  "development_changes",
  {
    planId: planColumn(),
    /** Null where the objective is gone, and for what concerns the whole plan. */
    objectiveId: uuid("objective_id"),
    kind: text("kind", { enum: changeKinds }).notNull(),
    byProfileId: uuid("by_profile_id").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    index("development_changes_latest").on(t.companyId, t.planId, t.at, t.id),
    index("development_changes_objective").on(t.companyId, t.objectiveId),
    sameCompany(
      "development_changes_plan",
      [t.companyId, t.planId],
      [developmentPlans.companyId, developmentPlans.id],
    ).onDelete("cascade"),
    // The migration nulls this column alone when the objective goes.
    sameCompany(
      "development_changes_objective_link",
      [t.companyId, t.objectiveId],
      [developmentObjectives.companyId, developmentObjectives.id],
    ),
    sameCompany("development_changes_by", [t.companyId, t.byProfileId], [profiles.companyId, profiles.id]),
  ],
);

export const developmentCourses = tenantTable(
  "development_courses",
  {
    profileId: uuid("profile_id").notNull(),
    title: text("title").notNull(),
    libraryKey: text("library_key"),
    state: text("state", { enum: courseStates }).notNull(),
    finishedOn: date("finished_on"),
    confirmedByProfileId: uuid("confirmed_by_profile_id"),
    confirmedAt: moment("confirmed_at"),
    createdAt: moment("created_at").notNull(),
    version: version(),
  },
  (t) => [
    index("development_courses_person").on(t.companyId, t.profileId, t.createdAt, t.id),
    check("development_courses_finished", sql`(${t.state} = 'finished') = (${t.finishedOn} is not null)`),
    check(
      "development_courses_confirmed",
      sql`(${t.confirmedByProfileId} is null) = (${t.confirmedAt} is null)`,
    ),
    sameCompany("development_courses_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
    sameCompany(
      "development_courses_confirmed_by",
      [t.companyId, t.confirmedByProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** Given by a rule, in the transaction of what earns it: once for its quarter, or once for good. */
export const developmentBadges = tenantTable(
  "development_badges",
  {
    profileId: uuid("profile_id").notNull(),
    kind: text("kind", { enum: badgeKinds }).notNull(),
    /** 2026-Q4, of a badge that can be earned in each quarter; else empty. */
    quarter: text("quarter").notNull().default(""),
    givenOn: date("given_on").notNull(),
  },
  (t) => [
    unique("development_badges_once").on(t.companyId, t.profileId, t.kind, t.quarter),
    sameCompany("development_badges_profile", [t.companyId, t.profileId], [profiles.companyId, profiles.id]),
  ],
);

/** A thank-you from one person to another. */
export const developmentRecognitions = tenantTable(
  "development_recognitions",
  {
    fromProfileId: uuid("from_profile_id").notNull(),
    toProfileId: uuid("to_profile_id").notNull(),
    /** The value of the company that it names. */
    valueId: uuid("value_id"),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Visible to the team once both wish it. */
    senderShares: boolean("sender_shares").notNull().default(false),
    receiverShares: boolean("receiver_shares").notNull().default(false),
  },
  (t) => [
    index("development_recognitions_to").on(t.companyId, t.toProfileId, t.createdAt, t.id),
    index("development_recognitions_from").on(t.companyId, t.fromProfileId, t.createdAt, t.id),
    index("development_recognitions_shared")
      .on(t.companyId, t.createdAt, t.id)
      .where(sql`${t.senderShares} and ${t.receiverShares}`),
    index("development_recognitions_value").on(t.companyId, t.valueId),
    check("development_recognitions_others", sql`${t.fromProfileId} <> ${t.toProfileId}`),
    sameCompany(
      "development_recognitions_sender",
      [t.companyId, t.fromProfileId],
      [profiles.companyId, profiles.id],
    ),
    sameCompany(
      "development_recognitions_receiver",
      [t.companyId, t.toProfileId],
      [profiles.companyId, profiles.id],
    ),
    // The migration nulls this column alone when the value goes.
    sameCompany(
      "development_recognitions_value_link",
      [t.companyId, t.valueId],
      [companyValues.companyId, companyValues.id],
    ),
  ],
);

/** What a company changed in the library of the product, and what it added. What is not there is ours, as it is in code. */
export const developmentLibrary = tenantTable(
  "development_library",
  {
    kind: text("kind", { enum: libraryKinds }).notNull(),
    /** The key of one of ours, or one of its own. */
    key: text("key").notNull(),
    content: jsonb("content").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
    version: version(),
  },
  (t) => [unique("development_library_key").on(t.companyId, t.kind, t.key)],
);

/**
 * The managers to whom a plan is open, or will be: those at the time of its first writing at once, those who come later
 * once the person has accepted, or some days after they were told (rules/handover.ts).
 */
export const developmentHandovers = tenantTable(
  "development_handovers",
  {
    profileId: uuid("profile_id").notNull(),
    managerProfileId: uuid("manager_profile_id").notNull(),
    toldAt: moment("told_at").notNull(),
    acceptedAt: moment("accepted_at"),
  },
  (t) => [
    unique("development_handovers_once").on(t.companyId, t.profileId, t.managerProfileId),
    index("development_handovers_manager").on(t.companyId, t.managerProfileId),
    sameCompany(
      "development_handovers_profile",
      [t.companyId, t.profileId],
      [profiles.companyId, profiles.id],
    ),
    sameCompany(
      "development_handovers_manager_link",
      [t.companyId, t.managerProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/**
 * Each time that drafts by AI were switched on, with the assessment of their impact, or off: the last one says which it is.
 * Rows are only added: what was assessed before stays as it was written.
 */
export const developmentDraftSwitches = tenantTable(
  "development_draft_switches",
  {
    number: integer("number").notNull(),
    isOn: boolean("is_on").notNull(),
    /** The day in the time zone of the company: what is launched from it on may count. */
    switchedOn: date("switched_on").notNull(),
    switchedAt: moment("switched_at").notNull(),
    switchedByProfileId: uuid("switched_by_profile_id").notNull(),
    /** What was found about the impact on people, by who switched it on; null where it was switched off. */
    assessment: text("assessment"),
    /** The model of the server that was set up then. */
    model: text("model"),
  },
  (t) => [
    unique("development_draft_switches_once").on(t.companyId, t.number),
    check(
      "development_draft_switches_assessed",
      sql`not ${t.isOn} or coalesce(length(${t.assessment}), 0) > 0`,
    ),
    sameCompany(
      "development_draft_switches_author",
      [t.companyId, t.switchedByProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** A request of the person to take stock again: a short evaluation of skills of the plan, after an earlier one. */
export const developmentCheckpoints = tenantTable(
  "development_checkpoints",
  {
    planId: planColumn(),
    /** The earlier evaluation, whose questions and people it takes. */
    evaluationId: uuid("evaluation_id").notNull(),
    /** Those of which the person chose to take stock. */
    skillIds: uuid("skill_ids").array().notNull(),
    state: text("state", { enum: checkpointStates }).notNull().default("asked"),
    askedAt: moment("asked_at").notNull(),
    /** Who is asked to launch it. */
    launcherProfileId: uuid("launcher_profile_id").notNull(),
    /** The word why, of what was declined. */
    declinedWhy: text("declined_why"),
    launchedEvaluationId: uuid("launched_evaluation_id"),
  },
  (t) => [
    // A person asks for one at a time.
    uniqueIndex("development_checkpoints_open")
      .on(t.companyId, t.planId)
      .where(sql`${t.state} = 'asked'`),
    index("development_checkpoints_latest").on(t.companyId, t.planId, t.askedAt, t.id),
    index("development_checkpoints_evaluation").on(t.companyId, t.evaluationId),
    index("development_checkpoints_launched").on(t.companyId, t.launchedEvaluationId),
    check("development_checkpoints_why", sql`${t.declinedWhy} is null or ${t.state} = 'declined'`),
    sameCompany(
      "development_checkpoints_plan",
      [t.companyId, t.planId],
      [developmentPlans.companyId, developmentPlans.id],
    ).onDelete("cascade"),
    sameCompany(
      "development_checkpoints_evaluation_link",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ).onDelete("cascade"),
    // The migration nulls this column alone when the evaluation goes.
    sameCompany(
      "development_checkpoints_launched_link",
      [t.companyId, t.launchedEvaluationId],
      [evaluations.companyId, evaluations.id],
    ),
    sameCompany(
      "development_checkpoints_launcher",
      [t.companyId, t.launcherProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);
