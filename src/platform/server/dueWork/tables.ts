import { index, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ownRows } from "../database/tenantTable.ts";

/**
 * What is to be done at a moment: one row for each kind of work and object, written in the transaction of the fact from
 * which it follows (schedule.ts). It names no person, and nothing that requests could not read of its object.
 */
export const dueWork = pgTable(
  "due_work",
  {
    companyId: uuid("company_id").notNull(),
    kind: text("kind").notNull(),
    objectId: uuid("object_id").notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    /** When the round queued a job for it: it does so again only after a while (app.take_due_work). */
    queuedAt: timestamp("queued_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.kind, t.objectId] }),
    pgPolicy("due_work_company", ownRows),
    index("due_work_due").on(t.dueAt),
  ],
);
