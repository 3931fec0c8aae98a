import { sql } from "drizzle-orm";
import { check, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { checkpointStates } from "../vocabulary/checkpoints.ts";
import { moment, planColumn } from "./columns.ts";
import { developmentPlans } from "./plans.ts";

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
    declinedAt: moment("declined_at"),
    launchedEvaluationId: uuid("launched_evaluation_id"),
  },
  (t) => [
    // A person asks for one at a time.
    uniqueIndex("development_checkpoints_open")
      .on(t.companyId, t.planId)
      .where(sql`${t.state} = 'asked'`),
    index("development_checkpoints_asked")
      .on(t.companyId, t.launcherProfileId)
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
