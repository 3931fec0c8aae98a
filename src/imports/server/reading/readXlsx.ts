import type { Readable } from "node:stream";
import sax from "sax";
import * as yauzl from "yauzl";
import { Refusal, refuse } from "#platform/errors.ts";
import { unguarded } from "#platform/formulaGuard.ts";
import { exportedSheet } from "#platform/server/export/xlsx.ts";
import {
  maxCellLength,
  maxColumns,
  maxHeaderRows,
  TableBuilder,
  type FileTable,
  type ReadingChoice,
  type TableRecord,
} from "../../rules/table.ts";
import { cellText, detectDateFormats, type CellFacts, type Workbook } from "./xlsxCells.ts";

/** Bytes of one part of the workbook once it is unpacked: a table of ours needs far less, a bomb far more. */
const maxPartBytes = 80_000_000;
/** Bytes of all parts that are read. */
const maxUnpackedBytes = 120_000_000;
/** Bytes that one of the file may unpack to: the sheets of spreadsheets take five to sixty. */
const maxCompressionRatio = 200;
/** Below, a part costs nothing whatever it was packed to. */
const alwaysUnpacked = 2_000_000;
/** Characters of all shared texts, and how many of these there are. */
const maxSharedCharacters = 30_000_000;
const maxSharedTexts = 1_000_000;
const maxParts = 2_000;
/** Sheets among which the one with the headers is looked for. */
const maxSheets = 20;
const maxDepth = 50;
/** What Excel has room for: columns, rows, formats of cells. */
const maxExcelColumns = 16_384;
const maxExcelRows = 1_048_576;
const maxExcelFormats = 64_000;

/**
 * Reads one sheet of a workbook (ECMA-376) as it unpacks, that which has the headers: neither the file nor a part is ever
 * held whole.
 */
export async function readXlsx(
  file: string,
  {
    maxRows,
    score,
    headerRow,
  }: Pick<ReadingChoice, "headerRow"> & {
    maxRows: number;
    score: (headers: readonly string[]) => number;
  },
): Promise<FileTable> {
  let zip: yauzl.ZipFile | null = null;
  try {
    zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    const parts = await listParts(zip);
    const workbook = await readWorkbook(zip, parts);
    const table = new TableBuilder(maxRows, { score, headerRow });
    const sheet = await findSheet(zip, parts, workbook, score);
    await readSheet(zip, parts, workbook, {
      sheet,
      take: (record) => table.add(record) || refuse("too_many_rows"),
    });
    if (!table.finish()) refuse("too_many_rows");
    if (table.headers.length === 0) refuse("unreadable_file");
    return {
      format: "xlsx",
      encoding: null,
      separator: null,
      possibleEncodings: [],
      sheet: workbook.sheets.length > 1 ? sheet.name : null,
      headerRow: table.headerRow,
      headers: table.headers,
      rows: table.rows,
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Any error of the reader means that the file is not a readable workbook.
    return refuse("unreadable_file");
  } finally {
    zip?.close();
  }
}

interface Sheet {
  name: string;
  path: string;
}
interface OpenWorkbook extends Workbook {
  /** Those that are shown, in their order; there is one. */
  sheets: readonly [Sheet, ...Sheet[]];
}

interface Parts {
  entries: ReadonlyMap<string, yauzl.Entry>;
  /** Bytes of those that were read. */
  unpacked: number;
}

async function listParts(zip: yauzl.ZipFile): Promise<Parts> {
  if (zip.entryCount > maxParts) refuse("unreadable_file");
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName.replace(/^\//, "").toLowerCase(), entry);
  return { entries, unpacked: 0 };
}

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
}
interface Handlers {
  open?: (element: Element) => void;
  text?: (text: string) => void;
  /** @returns false to read no further */
  close?: (name: string) => boolean | void;
}

/** Walks through one part; a part that is missing has nothing in it. */
async function walk(
  zip: yauzl.ZipFile,
  parts: Parts,
  path: string,
  handlers: Handlers,
  { isHead = false } = {},
): Promise<void> {
  const entry = parts.entries.get(path.toLowerCase());
  if (!entry) return;
  // Sizes that a file only claims to have end its reading when they turn out to be others (validateEntrySizes).
  const { uncompressedSize: bytes, compressedSize: packed } = entry;
  // Of a part whose head alone is read, what is unpacked counts.
  if (!isHead) parts.unpacked += bytes;
  if ((!isHead && bytes > maxPartBytes) || parts.unpacked > maxUnpackedBytes) refuse("too_many_rows");
  if (!isHead && bytes > alwaysUnpacked && bytes > packed * maxCompressionRatio) refuse("unreadable_file");
  const stream: Readable = await zip.openReadStreamPromise(entry);
  // With positions, since only then the parser bounds the names and texts that it holds.
  const parser = sax.parser(true, { position: true });
  let isOver = false;
  let depth = 0;
  parser.onerror = (error) => {
    throw error;
  };
  // No workbook has one: what it could declare is not looked at.
  parser.ondoctype = () => refuse("unreadable_file");
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) refuse("unreadable_file");
    if (!isOver) handlers.open?.({ name: localName(name), attributes: attributes as Record<string, string> });
  };
  parser.ontext = (text) => void (isOver || handlers.text?.(text));
  parser.oncdata = (text) => void (isOver || handlers.text?.(text));
  parser.onclosetag = (name) => {
    depth -= 1;
    if (!isOver && handlers.close?.(localName(name)) === false) isOver = true;
  };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of stream) {
      if (isHead) parts.unpacked += (chunk as Buffer).length;
      if (parts.unpacked > maxUnpackedBytes) refuse("too_many_rows");
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
      if (isOver) return;
    }
    parser.write(decoder.decode()).close();
  } finally {
    stream.destroy();
  }
}

/** « x:row » → « row »: some programs write every name with its namespace. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

async function readWorkbook(zip: yauzl.ZipFile, parts: Parts): Promise<OpenWorkbook> {
  const listed: { name: string; relation: string }[] = [];
  let startsIn1904 = false;
  await walk(zip, parts, "xl/workbook.xml", {
    open: ({ name, attributes }) => {
      if (name === "workbookPr") startsIn1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      const isHidden = ["hidden", "veryHidden"].includes(attributes["state"] ?? "");
      if (name !== "sheet" || isHidden || listed.length >= maxSheets) return;
      listed.push({ name: attributes["name"] ?? "", relation: attributes["r:id"] ?? "" });
    },
  });
  const targets = new Map<string, string>();
  await walk(zip, parts, "xl/_rels/workbook.xml.rels", {
    open: ({ name, attributes }) => {
      if (name !== "Relationship" || targets.size >= maxParts) return;
      const target = attributes["Target"] ?? "";
      targets.set(attributes["Id"] ?? "", target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    },
  });
  const named = listed.length > 0 ? listed : [{ name: "", relation: "" }];
  const [first, ...others] = named
    .map(({ name, relation }) => ({ name, path: targets.get(relation) ?? "xl/worksheets/sheet1.xml" }))
    .filter(({ path }) => parts.entries.has(path.toLowerCase()));
  if (!first) return refuse("unreadable_file");
  return {
    sheets: [first, ...others],
    startsIn1904,
    texts: await readTexts(zip, parts),
    isDate: await readFormats(zip, parts),
  };
}

async function readTexts(zip: yauzl.ZipFile, parts: Parts): Promise<string[]> {
  const texts: string[] = [];
  let text = "";
  let total = 0;
  const inside = makeElementTracker("t", "rPh");
  await walk(zip, parts, "xl/sharedStrings.xml", {
    open: ({ name }) => {
      inside.open(name);
      if (name === "si") text = "";
    },
    text: (piece) => {
      if (inside.is()) text = appended(text, piece);
    },
    close: (name) => {
      inside.close(name);
      if (name !== "si") return;
      total += text.length;
      if (total > maxSharedCharacters || texts.length >= maxSharedTexts) refuse("too_many_rows");
      texts.push(text);
    },
  });
  return texts;
}

async function readFormats(zip: yauzl.ZipFile, parts: Parts): Promise<boolean[]> {
  const codes = new Map<string, string>();
  const formats: string[] = [];
  let isInCells = false;
  await walk(zip, parts, "xl/styles.xml", {
    open: ({ name, attributes }) => {
      if (codes.size > maxExcelFormats || formats.length > maxExcelFormats) refuse("unreadable_file");
      if (name === "numFmt") codes.set(attributes["numFmtId"] ?? "", attributes["formatCode"] ?? "");
      if (name === "cellXfs") isInCells = true;
      if (name === "xf" && isInCells) formats.push(attributes["numFmtId"] ?? "0");
    },
    close: (name) => {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return detectDateFormats(formats, codes);
}

/** The first of the sheets whose first rows hold the most headers that are known; where none does, the first that is filled. */
async function findSheet(
  zip: yauzl.ZipFile,
  parts: Parts,
  workbook: OpenWorkbook,
  score: (headers: readonly string[]) => number,
): Promise<Sheet> {
  const { sheets } = workbook;
  if (sheets.length === 1) return sheets[0];
  let best: { sheet: Sheet; value: number } | null = null;
  for (const sheet of sheets) {
    const values: number[] = [];
    const take = ({ cells }: TableRecord) => {
      if (cells.some((cell) => cell.trim())) values.push(score(cells));
      return values.length < maxHeaderRows;
    };
    await readSheet(zip, parts, workbook, { sheet, take, isHead: true });
    const value = Math.max(...values);
    if (values.length > 0 && (!best || value > best.value)) best = { sheet, value };
  }
  return best?.sheet ?? sheets[0];
}

interface SheetReading {
  sheet: Sheet;
  /** Gets each row; false reads no further. */
  take: (record: TableRecord) => boolean;
  isHead?: boolean;
}

async function readSheet(
  zip: yauzl.ZipFile,
  parts: Parts,
  workbook: OpenWorkbook,
  { sheet, take, isHead = false }: SheetReading,
): Promise<void> {
  // Written by us, with no apostrophes of ours; any other may be a CSV of ours that a spreadsheet has saved as a workbook.
  const isOurs = sheet.name === exportedSheet;
  let number = 0;
  let count = 0;
  let cells: string[] = [];
  let place = -1;
  let cell: CellFacts = { type: "n", style: 0, value: "" };
  const inText = makeElementTracker("t", "rPh");
  const inValue = makeElementTracker("v", "f");
  const handlers: Handlers = {
    open: ({ name, attributes }) => {
      inText.open(name);
      inValue.open(name);
      if (name === "row") {
        number = Number(attributes["r"]) || number + 1;
        count += 1;
        if (count > maxExcelRows) refuse("too_many_rows");
        if (number > maxExcelRows) refuse("unreadable_file");
        cells = [];
        place = -1;
      } else if (name === "c") {
        place = parseColumn(attributes["r"]) ?? place + 1;
        if (place >= maxExcelColumns) refuse("unreadable_file");
        cell = { type: attributes["t"] ?? "n", style: Number(attributes["s"]) || 0, value: "" };
      }
    },
    text: (piece) => {
      if (inText.is() || inValue.is()) cell.value = appended(cell.value, piece);
    },
    close: (name) => {
      inText.close(name);
      inValue.close(name);
      if (name === "c" && place < maxColumns) {
        while (cells.length < place) cells.push("");
        const text = cellText(cell, workbook);
        cells[place] = isOurs ? text : unguarded(text);
      }
      if (name === "row" && !take({ number, cells })) return false;
      return name !== "sheetData";
    },
  };
  await walk(zip, parts, sheet.path, handlers, { isHead });
}

function appended(text: string, piece: string): string {
  if (text.length + piece.length > maxCellLength) refuse("unreadable_file");
  return text + piece;
}

/** « BC12 » → 54, from zero; null when it says nothing. */
function parseColumn(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Whether the walk is inside an element, and not inside another one. */
function makeElementTracker(wanted: string, unwanted: string) {
  let depth = 0;
  let outside = 0;
  const count = (name: string, step: number) => {
    if (name === wanted) depth += step;
    if (name === unwanted) outside += step;
  };
  return {
    open: (name: string) => count(name, 1),
    close: (name: string) => count(name, -1),
    is: () => depth > 0 && outside === 0,
  };
}
