import * as z from "zod";
import { fileUploads } from "#platform/contract/limits.ts";
import { exportType } from "#platform/contract/exports.ts";
import type { Upload } from "#platform/server/files/uploads.ts";
import { SentFile } from "../contract.ts";
import { matchColumns } from "../rules/columns.ts";
import type { ImportKind } from "./kind.ts";
import type { TableHead } from "./reading/tables.ts";
import { replaceImport } from "./storedImports.ts";

const Sent = z.object({ id: z.uuid() });

/** The file of an import: read as a table and written down as rows, the file itself is not kept. */
export const importUpload = (kind: ImportKind): Upload<TableHead, typeof Sent, typeof SentFile> => ({
  name: kind.name,
  allow: kind.capability,
  limit: fileUploads,
  maxBytes: kind.maxBytes,
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
  read({ file, scratch, signal, parameters, sender, services }) {
    const { fields, maxRows } = kind;
    const { encoding, separator, headerRow } = parameters;
    return services.tables.read(
      { file: file.path, rowsFile: scratch, options: { fields, maxRows, encoding, separator, headerRow } },
      { companyId: sender.companyId, signal },
    );
  },
  async keep({ read: table, scratch, parameters, actor, tx, services }) {
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
        possibleEncodings: table.possibleEncodings,
        sheet: table.sheet,
        headerRow: table.headerRow,
        headers: table.headers,
        mapping: matchColumns(table.headers, kind.fields),
        status: "mapping",
        rowCount: table.rowCount,
        createdAt: services.now(),
      },
      scratch,
    );
    return { id };
  },
});
