import { date, index, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/tenantTable.ts";

/** Several people evaluated at once; their evaluations name it (`campaign_id` of evaluations/tables.ts). */
export const campaigns = tenantTable(
  "campaigns",
  {
    name: text("name").notNull(),
    authorProfileId: uuid("author_profile_id").notNull(),
    evaluationType: text("evaluation_type", {
      enum: ["self", "peer", "manager", "peer_manager", "full"],
    }).notNull(),
    dueOn: date("due_on").notNull(),
    /** Nobody is proposed for more evaluations of it than this. */
    mostRequests: smallint("most_requests").notNull(),
    /** The last time that it was launched, in whole or for what was left. */
    launchedAt: timestamp("launched_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("campaigns_page").on(t.companyId, t.createdAt, t.id),
    index("campaigns_author").on(t.companyId, t.authorProfileId, t.createdAt, t.id),
    sameCompany(
      "campaigns_author_profile",
      [t.companyId, t.authorProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);
