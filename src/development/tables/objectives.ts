import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, text, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { skills } from "#skills/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import type { Evidence } from "../rules/evidence.ts";
import { objectiveStatuses, pillars } from "../vocabulary.ts";
import { moment, planColumn, version } from "./columns.ts";
import { developmentPlans, developmentCycles } from "./plans.ts";

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
    /** Another than its author has written in it, or its owner has ticked what another wrote. */
    isAdjusted: boolean("is_adjusted").notNull().default(false),
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
