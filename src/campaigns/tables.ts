import { sql } from "drizzle-orm";
import { check, date, index, jsonb, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { evaluationTypes } from "#evaluations/vocabulary.ts";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import { sortedBy, wordsTable } from "#platform/server/database/wordsTable.ts";
import type { CampaignNomination, Questionnaire } from "./contract.ts";

/** With the version of its form, which distinguishes it from later forms. */
export type StoredQuestionnaire = Questionnaire & { version: 1 };

/** Several people evaluated at once; their evaluations name it (`campaign_id` of evaluations/tables.ts). */
export const campaigns = tenantTable(
  "campaigns",
  {
    name: text("name").notNull(),
    authorProfileId: uuid("author_profile_id").notNull(),
    evaluationType: text("evaluation_type", {
      enum: evaluationTypes,
    }).notNull(),
    dueOn: date("due_on").notNull(),
    /** A person is proposed for at most this many of its evaluations. */
    maxRequests: smallint("most_requests").notNull(),
    /** Colleagues wished for each person; null of one more than the threshold. */
    colleagues: smallint("colleagues"),
    /** The questionnaire it was prepared with, so that people added later get the same. */
    questionnaire: jsonb("questionnaire")
      .$type<StoredQuestionnaire>()
      .notNull()
      .default({ from: "own_position", titles: [], version: 1 }),
    /** Null where the people evaluated do not propose their colleagues. */
    nomination: jsonb("nomination").$type<CampaignNomination>(),
    /** The last time that it was launched, in whole or for what was left. */
    launchedAt: timestamp("launched_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    nameKey: sortedBy("name_key", "name"),
  },
  (t) => [
    check("campaigns_questionnaire_version", sql`${t.questionnaire} @> '{"version":1}'`),
    // The orders of the list: a page is read in order, whatever the number of campaigns.
    index("campaigns_name").on(t.companyId, t.nameKey, t.id),
    index("campaigns_due").on(t.companyId, t.dueOn, t.id),
    index("campaigns_page").on(t.companyId, t.createdAt, t.id),
    index("campaigns_author").on(t.companyId, t.authorProfileId, t.createdAt, t.id),
    sameCompany(
      "campaigns_author_profile",
      [t.companyId, t.authorProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);

/** By name: app.keep_campaign_words. */
export const campaignWords = wordsTable("campaign_words");
