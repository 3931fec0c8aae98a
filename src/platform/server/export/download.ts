import { Readable } from "node:stream";
import { exportType, type ExportFormat } from "#platform/contract/exports.ts";
import { writeCsv } from "./csv.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Pages, Sheet } from "./sheet.ts";
import { writeXlsx } from "./xlsx.ts";

/** A file that is sent while it is written. */
export interface Download {
  name: string;
  type: string;
  /** A function is called once the transaction is over, and may still refuse: the storage may be slow, or have lost it. */
  body: ReadableStream<Uint8Array> | (() => Promise<ReadableStream<Uint8Array>>);
}

/** A table as a file of this format. Pages are read as fast as the file is taken, no faster. */
export function exportSheet<Row>(
  format: ExportFormat,
  sheet: Sheet<Row>,
  pages: Pages<Row>,
  at: Date,
  language: Language = "fr",
): Download & { body: ReadableStream<Uint8Array> } {
  const written =
    format === "csv"
      ? Readable.from(writeCsv(sheet, pages, language), { objectMode: false })
      : writeXlsx(sheet, pages, at);
  return {
    name: `${sheet.name}.${format}`,
    type: format === "csv" ? `${exportType(format)}; charset=utf-8` : exportType(format),
    body: Readable.toWeb(written) as ReadableStream<Uint8Array>,
  };
}

/** The headers that make a browser keep it under its name. */
export const buildDownloadHeaders = ({ name, type }: Download): Record<string, string> => ({
  "content-type": type,
  "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
});
