import { sql } from "drizzle-orm";
import { date, index, jsonb, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import type { Refusal } from "./contract.ts";

export type NotificationFacts = { v: number } & Record<string, unknown>;

/**
 * The notifications of a person: of each object the latest only, which replaces the one before. It
 * names no answer and no participant. Objects belong to concepts after this one: a trigger on the table of each type
 * (`database/functions/forget_notifications.sql`) deletes the notifications of a deleted object.
 */
export const notifications = tenantTable(
  "notifications",
  {
    profileId: uuid("profile_id").notNull(),
    objectType: text("object_type").notNull(),
    objectId: uuid("object_id").notNull(),
    kind: text("kind").notNull(),
    /** What its sentence needs beside what is read of the object; `v` is the version of that shape. */
    facts: jsonb("facts")
      .$type<NotificationFacts>()
      .notNull()
      .default(sql`'{"v": 1}'`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** A day, no time: following a notification to the form is near to answering. */
    readOn: date("read_on"),
  },
  (t) => [
    unique("notifications_latest").on(t.companyId, t.profileId, t.objectType, t.objectId),
    index("notifications_page").on(t.companyId, t.profileId, t.createdAt, t.id),
    index("notifications_object").on(t.companyId, t.objectType, t.objectId),
    // What is old enough to be forgotten.
    index("notifications_age").on(t.companyId, t.createdAt),
    sameCompany(
      "notifications_person",
      [t.companyId, t.profileId],
      [profiles.companyId, profiles.id],
    ).onDelete("cascade"),
  ],
);

/** What a person does not want to receive; no row: it is sent. Only they and what sends to them read it. */
export const notificationRefusals = tenantTable(
  "notification_refusals",
  {
    profileId: uuid("profile_id").notNull(),
    kind: text("kind").$type<Refusal["kind"]>().notNull(),
    channel: text("channel").$type<Refusal["channel"]>().notNull(),
  },
  (t) => [
    unique("notification_refusals_once").on(t.companyId, t.profileId, t.kind, t.channel),
    sameCompany(
      "notification_refusals_person",
      [t.companyId, t.profileId],
      [profiles.companyId, profiles.id],
    ).onDelete("cascade"),
  ],
);
