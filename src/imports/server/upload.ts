import * as z from "zod";
import { fileUploads } from "#platform/contract/limits.ts";
import { exportType } from "#platform/contract/exports.ts";
import type { Upload } from "#platform/server/uploads.ts";
import { SentFile } from "../contract.ts";
import { matchColumns } from "../rules/columns.ts";
import type { FileTable } from "../rules/table.ts";
import type { ImportKind } from "./kind.ts";
import { readTable } from "./reading/readFile.ts";
import { replaceImport } from "./storedImports.ts";

const Sent = z.object({ id: z.uuid() });

/** The file of an import: read as a table and written down as rows, the file itself is not kept. */
export const importUpload = (
  kind: ImportKind,
  { name, maxBytes }: { name: string; maxBytes: number },
): Upload<FileTable, typeof Sent, typeof SentFile> => ({
  name,
  allow: kind.capability,
  limit: fileUploads,
  maxBytes,
  // A browser says what the machine believes: Windows calls a CSV an Excel file.
  types: [
    exportType("csv"),
    exportType("xlsx"),
    "application/vnd.ms-excel",
    "text/plain",
    "application/octet-stream",
  ],
  keepsFile: false,
  answer: Sent,
  parameters: SentFile,
  read: ({ file, parameters }) =>
    readTable(file.path, {
      fields: kind.fields,
      mostRows: kind.mostRows,
      encoding: parameters.encoding,
      separator: parameters.separator,
    }),
  async keep({ read: table, parameters, actor, tx, services }) {
    const id = services.newId();
    await replaceImport(
      tx,
      {
        companyId: actor.companyId,
        id,
        profileId: actor.profileId,
        kind: kind.name,
        fileName: parameters.name ?? "",
        encoding: table.encoding,
        separator: table.separator,
        headers: table.headers,
        mapping: matchColumns(table.headers, kind.fields),
        status: "mapping",
        rowCount: table.rows.length,
        createdAt: services.now(),
      },
      table,
    );
    return { id };
  },
});
