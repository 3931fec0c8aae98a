import * as z from "zod";
import { endpoint, type Policy } from "#platform/contract/endpoint.ts";
import { exportedFile } from "#platform/contract/exports.ts";
import { exports, imports } from "#platform/contract/limits.ts";
import { dateOrders, encodings, importStatuses, rowFilters, rowStates, separators } from "./vocabulary.ts";

const id = z.uuid();
const Encoding = z.enum(encodings);
const Separator = z.enum(separators);
const DateOrder = z.enum(dateOrders);
const RowState = z.enum(rowStates);
/** Columns of a file. */
const maxColumns = 100;
/** What the person chooses beside the columns: each kind reads its own. */
export const ImportOptions = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.array(z.string().max(400)).max(500)]),
);
export type ImportOptions = z.infer<typeof ImportOptions>;

const Problem = z.object({ code: z.string(), values: z.record(z.string(), z.string()).optional() });
const count = z.number().int();
/** What rows name and the company does not have: made with the import where it is ticked. */
const UnknownName = z.object({
  name: z.string(),
  /** Rows that name it. */
  count,
  /** Another name, of the company or of the file, of which it may be a typing error. */
  like: z.string().nullable(),
});
export type UnknownName = z.infer<typeof UnknownName>;
const Counts = z.object({ add: count, update: count, same: count, duplicate: count, error: count });

/** A file that is being imported, with some of its rows. */
export const ImportView = z.object({
  id,
  fileName: z.string(),
  /** Null of a workbook. */
  encoding: Encoding.nullable(),
  separator: Separator.nullable(),
  /** Where the file makes sense in several encodings: all of them, with words as they read in each, until one is chosen. */
  possibleEncodings: z.array(z.object({ encoding: Encoding, samples: z.array(z.string()) })),
  /** That which was read, of a workbook with several. */
  sheet: z.string().nullable(),
  headerRow: count,
  headers: z.array(z.string()),
  mapping: z.array(z.string().nullable()),
  /** Required fields that no column has. */
  missing: z.array(z.string()),
  options: ImportOptions,
  /** How the dates of each column are read: a null order is to be chosen. */
  dates: z.array(
    z.object({
      field: z.string(),
      order: DateOrder.nullable(),
      orders: z.array(DateOrder),
      samples: z.array(z.object({ cell: z.string(), days: z.partialRecord(DateOrder, z.string()) })),
    }),
  ),
  status: z.enum(importStatuses),
  rowCount: count,
  /** Null until the rows were checked. */
  counts: Counts.nullable(),
  unknownNames: z.array(UnknownName),
  doneCount: count,
  failure: z.string().nullable(),
  result: z
    .object({
      added: count,
      updated: count,
      same: count,
      duplicate: count,
      rejected: count,
      more: z.record(z.string(), z.union([z.number(), z.string()])),
    })
    .nullable(),
  rows: z.array(
    z.object({
      number: count,
      cells: z.array(z.string()),
      state: RowState,
      problems: z.record(z.string(), Problem).nullable(),
    }),
  ),
  /** Rows of what is shown, on all pages. */
  shownCount: count,
});
export type ImportView = z.infer<typeof ImportView>;

const shown = {
  show: z.enum(rowFilters).optional(),
  page: z.coerce.number().int().min(0).max(10_000).optional(),
  limit: z.coerce.number().int().min(0).max(50).optional(),
};

/** How a file is read where the person has chosen, and its name: the parameters of POST /uploads/<name>. */
export const SentFile = z.strictObject({
  name: z.string().max(255).optional(),
  encoding: Encoding.optional(),
  separator: Separator.optional(),
  headerRow: z.coerce.number().int().min(1).max(2_000_000).optional(),
});

/** The calls of one kind of import. Each import is its sender’s own: for other people it does not exist. */
export const importContract = ({ allow, path }: { allow: Policy; path: `/${string}` }) => ({
  /** The one that the person has begun, if any: they come back to it after closing the page. */
  latest: endpoint({ allow, method: "GET", path, summary: "The import that one has begun" })
    .input(z.strictObject({}))
    .output(z.object({ id: id.nullable() })),
  read: endpoint({
    allow,
    object: "id",
    method: "GET",
    path: `${path}/{id}`,
    summary: "An import, with some of its rows",
  })
    .input(z.strictObject({ id, ...shown }))
    .output(ImportView),
  check: endpoint({
    allow,
    object: "id",
    limit: imports,
    method: "PUT",
    path: `${path}/{id}/check`,
    summary: "Choose the columns and check the rows",
  })
    .input(
      z.strictObject({
        id,
        mapping: z.array(z.string().max(40).nullable()).max(maxColumns),
        options: ImportOptions,
        /** The encoding that the person has chosen, where there are several. */
        encoding: Encoding.optional(),
        /** The orders of dates that the person has chosen, by field. */
        dateOrders: z.record(z.string().max(40), DateOrder).optional(),
      }),
    )
    .output(ImportView),
  correct: endpoint({
    allow,
    object: "id",
    limit: imports,
    method: "PATCH",
    path: `${path}/{id}/rows/{number}`,
    summary: "Correct a cell",
  })
    .input(
      z.strictObject({
        id,
        number: z.coerce.number().int().min(1).max(2_000_000),
        field: z.string().max(40),
        value: z.string().trim().max(4_000),
        ...shown,
      }),
    )
    .output(ImportView),
  start: endpoint({
    allow,
    object: "id",
    method: "POST",
    path: `${path}/{id}/start`,
    summary: "Import the rows",
  })
    .input(z.strictObject({ id, onlyValid: z.boolean() }))
    .output(ImportView),
  cancel: endpoint({
    allow,
    object: "id",
    method: "DELETE",
    path: `${path}/{id}/start`,
    summary: "Stop an import that runs",
  })
    .input(z.strictObject({ id }))
    .output(ImportView),
  /** The rows left out or to be corrected, with a column that says why. */
  rejected: endpoint({
    allow,
    object: "id",
    limit: exports,
    method: "POST",
    path: `${path}/{id}/rejected`,
    summary: "The rows with mistakes as a file",
  })
    .input(z.strictObject({ id }))
    .output(exportedFile),
});
export type ImportContract = ReturnType<typeof importContract>;
