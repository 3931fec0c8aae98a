import { sql } from "drizzle-orm";
import { date, index, jsonb, smallint, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import type { GroupBounds } from "./rules.ts";
import { deciders, nominationStatuses } from "./vocabulary.ts";

/**
 * The person evaluated is asked whom to invite: one at most of each evaluation. It is about the person it was asked of:
 * where the evaluation is about another person by now, it counts for nothing.
 */
export const nominations = tenantTable(
  "nominations",
  {
    evaluationId: uuid("evaluation_id").notNull(),
    subjectProfileId: uuid("subject_profile_id").notNull(),
    status: text("status", { enum: nominationStatuses }).notNull(),
    bounds: jsonb("bounds").$type<GroupBounds>().notNull(),
    dueOn: date("due_on").notNull(),
    /** `direct_manager`: the direct manager at the time of the decision; without one, those who lead. */
    decidedBy: text("decided_by", { enum: deciders }).notNull().default("lead"),
    /** Whom the person proposes; emptied once approved, so that nothing reveals what was changed. */
    choices: uuid("choices").array().notNull(),
    /** The note with which it was sent back. */
    note: text("note"),
    /** How often the person was asked: one email for each time. */
    round: smallint("round").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    unique("nominations_once").on(t.companyId, t.evaluationId),
    // What waits for a person, or for their direct manager (server/waiting.ts).
    index("nominations_waiting")
      .on(t.companyId, t.subjectProfileId)
      .where(sql`${t.status} in ('open', 'returned', 'sent')`),
    // The proposals of a company's day (server/reminders.ts).
    index("nominations_due")
      .on(t.companyId, t.dueOn)
      .where(sql`${t.status} in ('open', 'returned', 'sent')`),
    sameCompany(
      "nominations_evaluation",
      [t.companyId, t.evaluationId],
      [evaluations.companyId, evaluations.id],
    ).onDelete("cascade"),
    sameCompany("nominations_subject", [t.companyId, t.subjectProfileId], [profiles.companyId, profiles.id]),
  ],
);
