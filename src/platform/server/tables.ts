import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { languages } from "#platform/vocabulary.ts";
import { tenantTable } from "./database/tenantTable.ts";
import { emailStatuses } from "../vocabulary.ts";

/**
 * One row per message, written in the transaction of the change that causes it (§13 of the decisions). It contains no
 * token: links are created when the email is sent.
 */
export const outbox = tenantTable(
  "outbox",
  {
    kind: text("kind").notNull(),
    dedupeKey: text("dedupe_key").notNull(),
    recipient: text("recipient").notNull(),
    recipientProfileId: uuid("recipient_profile_id"),
    language: text("language", { enum: languages }).notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    /** `waiting`: an invitation not admitted yet under the daily number (invitationQueue.ts). */
    status: text("status", { enum: emailStatuses }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** Of a message that is being sent: its worker has it. Of one that waits: it is still added to (heldMessages.ts). */
    leaseUntil: timestamp("lease_until", { withTimezone: true }),
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }).notNull(),
    failure: text("failure"),
    /** When an invitation was counted in the daily number; null for messages that are not counted. */
    admittedAt: timestamp("admitted_at", { withTimezone: true }),
    /** The day on which a waiting invitation is expected to leave, for the screens; null when it leaves at once. */
    leavesOn: date("leaves_on"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    unique("outbox_once").on(t.companyId, t.dedupeKey),
    index("outbox_due").on(t.companyId, t.status, t.nextAttemptAt),
    index("outbox_admitted").on(t.companyId, t.admittedAt),
    index("outbox_recipient").on(t.companyId, t.recipientProfileId),
    // The latest of a kind, for the list of deliveries.
    index("outbox_kind").on(t.companyId, t.kind, t.createdAt, t.id),
  ],
);

/** Who did what to which object. Append only: the application may insert and read, nothing else. */
export const auditLog = tenantTable(
  "audit_log",
  {
    at: timestamp("at", { withTimezone: true }).notNull(),
    actorProfileId: uuid("actor_profile_id"),
    action: text("action").notNull(),
    objectType: text("object_type").notNull(),
    objectId: uuid("object_id").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
    requestId: text("request_id"),
  },
  (t) => [index("audit_log_object").on(t.companyId, t.objectType, t.objectId, t.action)],
);

/**
 * A file that people sent and that is kept (files/storedFiles.ts). Which rows refer to it is known by triggers of the
 * database (app.keep_file): they set and clear `removeAfter`.
 */
export const storedFiles = tenantTable(
  "stored_files",
  {
    kind: text("kind").notNull(),
    type: text("type").notNull(),
    /** Of the largest of its images. */
    bytes: integer("bytes").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When its bytes may be removed; null while something refers to it. */
    removeAfter: timestamp("remove_after", { withTimezone: true }),
  },
  (t) => [
    index("stored_files_removal")
      .on(t.companyId, t.removeAfter)
      .where(sql`${t.removeAfter} is not null`),
  ],
);
