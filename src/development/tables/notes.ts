import { sql } from "drizzle-orm";
import { check, date, index, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { noteKinds } from "../vocabulary.ts";
import { moment, planColumn, version } from "./columns.ts";
import { developmentPlans } from "./plans.ts";

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
