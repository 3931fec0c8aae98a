import { index, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { changeKinds } from "../vocabulary.ts";
import { moment, planColumn } from "./columns.ts";
import { developmentObjectives } from "./objectives.ts";
import { developmentPlans } from "./plans.ts";

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
