import { sql } from "drizzle-orm";
import { boolean, check, index, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { companyValues } from "#skills/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { moment } from "./columns.ts";

/** A thank-you from one person to another. */
export const developmentRecognitions = tenantTable(
  "development_recognitions",
  {
    fromProfileId: uuid("from_profile_id").notNull(),
    toProfileId: uuid("to_profile_id").notNull(),
    /** The value of the company that it names. */
    valueId: uuid("value_id"),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Visible to the team once both wish it. */
    senderShares: boolean("sender_shares").notNull().default(false),
    receiverShares: boolean("receiver_shares").notNull().default(false),
  },
  (t) => [
    index("development_recognitions_to").on(t.companyId, t.toProfileId, t.createdAt, t.id),
    index("development_recognitions_from").on(t.companyId, t.fromProfileId, t.createdAt, t.id),
    index("development_recognitions_shared")
      .on(t.companyId, t.createdAt, t.id)
      .where(sql`${t.senderShares} and ${t.receiverShares}`),
    index("development_recognitions_value").on(t.companyId, t.valueId),
    check("development_recognitions_others", sql`${t.fromProfileId} <> ${t.toProfileId}`),
    sameCompany(
      "development_recognitions_sender",
      [t.companyId, t.fromProfileId],
      [profiles.companyId, profiles.id],
    ),
    sameCompany(
      "development_recognitions_receiver",
      [t.companyId, t.toProfileId],
      [profiles.companyId, profiles.id],
    ),
    // The migration nulls this column alone when the value goes.
    sameCompany(
      "development_recognitions_value_link",
      [t.companyId, t.valueId],
      [companyValues.companyId, companyValues.id],
    ),
  ],
);
