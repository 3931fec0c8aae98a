import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgPolicy, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import {
  currentCompany,
  currentProfile,
  sameCompany,
  tenantTable,
} from "#platform/server/database/tenantTable.ts";
import type { ImportOptions, UnknownName } from "./contract.ts";
import type { DateColumn } from "./rules/dates.ts";
import type { ImportResult, Problems } from "./rules/rowValidation.ts";
import type { PossibleEncoding } from "./rules/table.ts";
import { type Encoding, type Separator, type RowState, importStatuses, rowStates } from "./vocabulary.ts";

/** The person's own imports; the task that forgets the old ones acts without a person. */
const ownOrForgotten = sql`company_id = ${currentCompany} and (profile_id = ${currentProfile} or ${currentProfile} is null)`;
const policy = { using: ownOrForgotten, withCheck: ownOrForgotten };

/**
 * A file that a person is importing: how its columns are understood, and what becomes of it. One of a kind for each
 * person.
 */
export const imports = tenantTable(
  "imports",
  {
    profileId: uuid("profile_id").notNull(),
    kind: text("kind").notNull(),
    fileName: text("file_name").notNull(),
    encoding: text("encoding").$type<Encoding>(),
    separator: text("separator").$type<Separator>(),
    /** Where the file makes sense in several and none is chosen yet. */
    possibleEncodings: jsonb("possible_encodings").$type<PossibleEncoding[]>().notNull().default([]),
    /** That which was read, of a workbook with several. */
    sheet: text("sheet"),
    /** The row of the headers; those before it are left out. */
    headerRow: integer("header_row").notNull().default(1),
    headers: jsonb("headers").$type<string[]>().notNull(),
    /** The field of each column; null is left out. */
    mapping: jsonb("mapping").$type<(string | null)[]>().notNull(),
    options: jsonb("options").$type<ImportOptions>().notNull().default({}),
    /** How the dates of each column are read; none before the rows were checked. */
    dates: jsonb("dates").$type<DateColumn[]>().notNull().default([]),
    status: text("status", { enum: importStatuses }).notNull(),
    rowCount: integer("row_count").notNull(),
    counts: jsonb("counts").$type<Record<RowState, number>>(),
    /** What the rows name and the company does not have, to be created when it is ticked. */
    unknownNames: jsonb("unknown_names").$type<UnknownName[]>().notNull().default([]),
    /** Rows with mistakes are left out. */
    onlyValid: boolean("only_valid").notNull().default(false),
    doneCount: integer("done_count").notNull().default(0),
    isCancelled: boolean("is_cancelled").notNull().default(false),
    /** A code of the closed list: why the last attempt came to nothing. */
    failure: text("failure"),
    result: jsonb("result").$type<ImportResult>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
  },
  (t) => [unique("imports_kind").on(t.companyId, t.profileId, t.kind), pgPolicy("imports_own", policy)],
  { policy: "own" },
);

export const importRows = tenantTable(
  "import_rows",
  {
    importId: uuid("import_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    /** As a spreadsheet numbers it. */
    number: integer("number").notNull(),
    cells: jsonb("cells").$type<string[]>().notNull(),
    /** The line of the file on which a quote opens that does not close. */
    openQuoteLine: integer("open_quote_line"),
    state: text("state", { enum: rowStates }).notNull(),
    problems: jsonb("problems").$type<Problems>(),
    /** What the row has added, where its kind goes on with it. */
    addedId: uuid("added_id"),
  },
  (t) => [
    unique("import_rows_number").on(t.companyId, t.importId, t.number),
    sameCompany("import_rows_import", [t.companyId, t.importId], [imports.companyId, imports.id]).onDelete(
      "cascade",
    ),
    pgPolicy("import_rows_own", policy),
  ],
  { policy: "own" },
);
