import { sql } from "drizzle-orm";
import { date, index, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { moment, planColumn, version } from "./columns.ts";

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

/** A year of the plan, or what follows a report. The current one began last. */
export const developmentCycles = tenantTable(
  "development_cycles",
  {
    planId: planColumn(),
    startedOn: date("started_on").notNull(),
  },
  (t) => [
    unique("development_cycles_start").on(t.companyId, t.planId, t.startedOn),
    sameCompany(
      "development_cycles_plan",
      [t.companyId, t.planId],
      [developmentPlans.companyId, developmentPlans.id],
    ).onDelete("cascade"),
  ],
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
    /** When the manager was told that it is open; never where it was open from the first writing on. */
    announcedAt: moment("announced_at"),
  },
  (t) => [
    unique("development_handovers_once").on(t.companyId, t.profileId, t.managerProfileId),
    index("development_handovers_waiting")
      .on(t.companyId, t.toldAt)
      .where(sql`${t.acceptedAt} is null and ${t.announcedAt} is null`),
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
