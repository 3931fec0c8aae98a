import { sql } from "drizzle-orm";
import { boolean, check, date, integer, text, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { moment } from "./columns.ts";

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
