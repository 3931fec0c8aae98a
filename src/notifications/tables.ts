import { text, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/tenantTable.ts";
import type { Refusal } from "./contract.ts";

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
