import { open } from "node:fs/promises";
import { refuse } from "#platform/errors.ts";
import { oneLineColumns, scoreHeaders, type ImportField } from "../../rules/columns.ts";
import type { FileTable, ReadingChoice } from "../../rules/table.ts";
import { readCsv } from "./readCsv.ts";
import { readXlsx } from "./readXlsx.ts";

export interface ReadingOptions extends ReadingChoice {
  maxRows: number;
  fields: readonly ImportField[];
}

/** Reads an uploaded file as a table: its first bytes say what it is, whatever its name or its type. */
export async function readTable(file: string, { fields, ...options }: ReadingOptions): Promise<FileTable> {
  const start = await firstBytes(file, 4);
  const score = (headers: readonly string[]) => scoreHeaders(headers, fields);
  if (start.equals(Buffer.from("PK\u0003\u0004"))) return readXlsx(file, { ...options, score });
  // A workbook of before 2007, or one with a password; a PDF.
  if (start.equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])) || start.toString("latin1") === "%PDF")
    refuse("unreadable_file");
  const oneLine = (headers: readonly string[]) => oneLineColumns(headers, fields);
  return readCsv(file, { ...options, score, oneLine });
}

async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
