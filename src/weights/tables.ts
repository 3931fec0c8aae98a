import { integer, jsonb, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import { sameCompany, tenantTable } from "#platform/server/database/tenantTable.ts";
import type { Weights } from "./contract/matrix.ts";

/** Every version of the weight matrix that was saved, from 1; none is ever changed. Evaluations copy theirs at launch. */
export const weightVersions = tenantTable(
  "weight_versions",
  {
    version: integer("version").notNull(),
    weights: jsonb("weights").$type<Weights>().notNull(),
    savedByProfileId: uuid("saved_by_profile_id").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    unique("weight_versions_once").on(t.companyId, t.version),
    sameCompany(
      "weight_versions_author",
      [t.companyId, t.savedByProfileId],
      [profiles.companyId, profiles.id],
    ),
  ],
);
