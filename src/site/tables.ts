import { index, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { languages } from "#platform/vocabulary.ts";

/** What belongs to the installation rather than to a company. */
export const site = pgSchema("site");

/**
 * Messages from the contact form. Requests may add one and read none (rights in the migration): the operator reads them
 * as the owner of the tables.
 */
export const contactMessages = site.table(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    language: text("language", { enum: languages }).notNull(),
    message: text("message").notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  },
  (t) => [index("contact_messages_received").on(t.receivedAt)],
);
