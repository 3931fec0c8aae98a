import { integer, jsonb, pgPolicy, text, unique, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { currentCompany, currentProfile, tenantTable } from "#platform/server/database/tenantTable.ts";

const own = sql`company_id = ${currentCompany} and profile_id = ${currentProfile}`;

/**
 * The views that a person saved of one list, together: they are read and written as one, so that their number, their
 * names and their default need no lock. The reference to the person is in the migration (people come after this concept).
 */
export const savedViews = tenantTable(
  "saved_views",
  {
    profileId: uuid("profile_id").notNull(),
    list: text("list").notNull(),
    /** Of any version: server/storedViews.ts reads and writes it. */
    items: jsonb("items").notNull(),
    version: integer("version").notNull(),
  },
  (t) => [
    unique("saved_views_list").on(t.companyId, t.profileId, t.list),
    pgPolicy("saved_views_own", { using: own, withCheck: own }),
  ],
  { policy: "own" },
);
