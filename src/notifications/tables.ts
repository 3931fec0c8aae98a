import { date, index, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/tenantTable.ts";
import type { NotificationKind, Refusal } from "./contract.ts";

/**
 * What a person is told in the application: of each evaluation the latest only, which takes the place of what was told
 * before. It names no answer and nobody who answers. The reference to the evaluation is in the migration (evaluations
 * come after this concept).
 */
export const notifications = tenantTable(
  "notifications",
  {
    profileId: uuid("profile_id").notNull(),
    evaluationId: uuid("evaluation_id").notNull(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** A day, no time: following a notification to the form is near to answering. */
    readOn: date("read_on"),
  },
  (t) => [
    unique("notifications_latest").on(t.companyId, t.profileId, t.evaluationId),
    index("notifications_page").on(t.companyId, t.profileId, t.createdAt, t.id),
    index("notifications_evaluation").on(t.companyId, t.evaluationId),
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
