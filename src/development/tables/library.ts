import { boolean, jsonb, text, unique } from "drizzle-orm/pg-core";
import { tenantTable } from "#platform/server/database/tenantTable.ts";
import { libraryKinds } from "../vocabulary.ts";
import { version } from "./columns.ts";

/** What a company changed in the library of the product, and what it added. What is not there is ours, as it is in code. */
export const developmentLibrary = tenantTable(
  "development_library",
  {
    kind: text("kind", { enum: libraryKinds }).notNull(),
    /** The key of one of ours, or one of its own. */
    key: text("key").notNull(),
    content: jsonb("content").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
    version: version(),
  },
  (t) => [unique("development_library_key").on(t.companyId, t.kind, t.key)],
);
