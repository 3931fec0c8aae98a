import { refuse } from "#platform/errors.ts";
import { scoreHeaders, type ImportField } from "../../rules/columns.ts";
import type { FileTable, ReadingChoice } from "../../rules/table.ts";
import { firstBytes } from "./decode.ts";
import { readCsv } from "./readCsv.ts";
import { readXlsx } from "./readXlsx.ts";

export interface ReadingOptions extends ReadingChoice {
  mostRows: number;
  fields: readonly ImportField[];
}

/** A file that somebody sent, as a table: its first bytes say what it is, whatever its name or its type. */
export async function readTable(file: string, { fields, ...options }: ReadingOptions): Promise<FileTable> {
  const start = await firstBytes(file, 4);
  if (start.equals(Buffer.from("PK\u0003\u0004"))) return readXlsx(file, options.mostRows);
  // A workbook of before 2007, or one with a password; a PDF.
  if (start.equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])) || start.toString("latin1") === "%PDF")
    refuse("unreadable_file");
  return readCsv(file, { ...options, score: (headers) => scoreHeaders(headers, fields) });
}
