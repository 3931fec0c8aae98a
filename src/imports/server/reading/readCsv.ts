import { readFile } from "node:fs/promises";
import { refuse } from "#platform/errors.ts";
import { unguarded } from "#platform/formulaGuard.ts";
import {
  findHeaders,
  maxColumns,
  maxHeaderRows,
  TableBuilder,
  type FileTable,
  type ReadingChoice,
  type TableRecord,
} from "../../rules/table.ts";
import { decodeBytes } from "./encodings.ts";
import { computeShape } from "./doubtfulRecords.ts";
import { findEncodings } from "./findEncoding.ts";
import { readRecords } from "./records.ts";
import { separators, type Encoding, type Separator } from "../../vocabulary.ts";

const utf8Mark = Buffer.from("\uFEFF");

interface CsvOptions extends ReadingChoice {
  maxRows: number;
  /** How well a line serves as headers: the separator that makes the best of it is the one. */
  score: (headers: readonly string[]) => number;
  /** Of each column, whether its cells are known to be of one line. */
  oneLine: (headers: readonly string[]) => boolean[];
}

/** A CSV as a table: what is held is the file, which is bounded, and the table, which is too. */
export const readCsv = async (file: string, options: CsvOptions): Promise<FileTable> =>
  parseCsv(await readFile(file), options);

export function parseCsv(
  given: Buffer,
  { maxRows, score, oneLine, headerRow, ...choice }: CsvOptions,
): FileTable {
  // A program may write the mark of UTF-8 before text that is none.
  const bytes = given.subarray(given.subarray(0, utf8Mark.length).equals(utf8Mark) ? utf8Mark.length : 0);
  const possible = choice.encoding ? [{ encoding: choice.encoding, samples: [] }] : findEncodings(bytes);
  const encoding = possible[0]?.encoding ?? "utf-8";
  const { text, declared, rowsBefore } = withoutDeclaration(decoded(bytes, encoding));
  const separator = choice.separator ?? findSeparator(text, score, declared);
  const table = new TableBuilder(maxRows, { score, headerRow });
  const ownHeaderRow = headerRow === undefined ? undefined : headerRow - rowsBefore;
  const shape = text.includes('"')
    ? computeShape(readRecords(text, separator), { score, oneLine, headerRow: ownHeaderRow })
    : null;
  for (const { number, cells, openQuoteLine } of readRecords(text, separator, shape)) {
    const record = { number: number + rowsBefore, cells: cells.map(unguarded) };
    // The line of the file, in which a line for a spreadsheet counts as one.
    const quote = openQuoteLine === undefined ? {} : { openQuoteLine: openQuoteLine + rowsBefore };
    if (!table.add({ ...record, ...quote })) refuse("too_many_rows");
  }
  if (!table.finish()) refuse("too_many_rows");
  if (table.headers.length === 0) refuse("invalid_csv");
  return {
    format: "csv",
    encoding,
    separator,
    possibleEncodings: possible.length > 1 ? possible : [],
    sheet: null,
    headerRow: table.headerRow,
    headers: table.headers,
    rows: table.rows,
  };
}

/** Tabs and line ends are the only control characters of a table. */
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

/** The text of a file, without the marks before it. Refuses what is no text. */
function decoded(bytes: Buffer, encoding: Encoding): string {
  const text = decodeBytes(bytes, encoding);
  if (text === null || binary.test(text)) return refuse("unreadable_file");
  return text.replace(/^\uFEFF+/, "");
}

/** « sep=; » on the first line is for Excel, as people and programs write it: « "sep=;" », « SEP = ; », « sep=;;; ». */
function withoutDeclaration(text: string) {
  const [line, before = "", sign = ""] =
    /^(\s*)["']?[^\S\r\n]*sep[^\S\r\n]*=(?:[^\S\r\n\t]*([^\s"']|\t))?[;,\t"' |]*(?:\r\n|\n|\r|$)/i.exec(
      text,
    ) ?? [];
  if (line === undefined) return { text, declared: undefined, rowsBefore: 0 };
  return {
    text: text.slice(line.length),
    declared: separators.find((one) => one === sign),
    rowsBefore: (before.match(/\r\n|\n|\r/g)?.length ?? 0) + 1,
  };
}

const headLength = 64_000;

/** The separator for which the headers are found, that which is declared where it finds as many; never a guess from the commas of decimals. */
function findSeparator(text: string, score: CsvOptions["score"], declared?: Separator): Separator {
  const head = text.slice(0, headLength);
  const [best] = separators
    .map((separator) => {
      const { known, width } = scoreHead(head, separator, score);
      return { separator, value: known * 1_000 + (separator === declared ? maxColumns + 1 : width) };
    })
    .toSorted((one, other) => other.value - one.value);
  return best?.separator ?? ";";
}

function scoreHead(head: string, separator: Separator, score: CsvOptions["score"]) {
  const first: TableRecord[] = [];
  for (const record of tryReadRecords(head, separator)) {
    const cells = record.cells.map((cell) => cell.trim());
    if (cells.some(Boolean)) first.push({ ...record, cells });
    if (first.length === maxHeaderRows) break;
  }
  const headers = first[findHeaders(first, { score })]?.cells ?? [];
  return { known: score(headers), width: headers.length };
}

/** None where the head cannot be read so. */
function tryReadRecords(head: string, separator: Separator): TableRecord[] {
  try {
    return [...readRecords(head, separator)];
  } catch {
    return [];
  }
}
