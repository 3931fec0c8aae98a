import { normalizeText } from "#platform/normalizeText.ts";
import type { Problems } from "./rowValidation.ts";
import type { Encoding, Separator } from "../vocabulary.ts";

/** Headers stand on one of so many first lines. */
export const maxHeaderRows = 10;

/** How a file is read, where the person has chosen; what is left out is found out. */
export interface ReadingChoice {
  encoding?: Encoding | undefined;
  separator?: Separator | undefined;
  /** The row that holds the headers. */
  headerRow?: number | undefined;
}

/** One encoding in which a file makes sense, with some of its cells as they read in it. */
export interface PossibleEncoding {
  encoding: Encoding;
  samples: string[];
}

/** A file as a table of texts. */
export interface FileTable {
  format: "csv" | "xlsx";
  /** Null of a workbook, which says both itself. */
  encoding: Encoding | null;
  separator: Separator | null;
  /** Where the file makes sense in several encodings and none is chosen: all of them, the likeliest first. */
  possibleEncodings: PossibleEncoding[];
  /** That which was read, of a workbook with several. */
  sheet: string | null;
  /** The row of the headers, as a spreadsheet numbers it. */
  headerRow: number;
  headers: string[];
  rows: TableRow[];
}

export interface TableRow {
  /** As a spreadsheet numbers it. */
  number: number;
  /** One for each header, and one more when something stands beyond them. */
  cells: string[];
  /** The line of the file on which a quote opens that does not close: the cell that has it begins with it. */
  openQuoteLine?: number;
}

/** A row as its kind reads it: the text of each field that has a column. */
export interface ParsedRow {
  number: number;
  /** In one form, without invisible characters, on one line; dates as year-month-day. */
  values: Readonly<Partial<Record<string, string>>>;
  /** Fields that the row empties, by the word for it. */
  emptied?: ReadonlySet<string>;
  /** What is wrong with its cells whatever its kind. */
  problems?: Problems;
  /** Something stands beyond the last header. */
  hasMore: boolean;
}

/** More columns than any of our files has: those beyond are not looked at. */
export const maxColumns = 100;
/** Characters that a spreadsheet has room for in a cell: a file with more in one was not written by one. */
export const maxCellLength = 32_767;
/** Cells and their characters, of all rows together: what a file unfolds into beyond has no place in ours. */
const maxCells = 2_500_000;
const maxCharacters = 25_000_000;

/** A row before it is known which one holds the headers. */
export type TableRecord = Pick<TableRow, "number" | "cells" | "openQuoteLine">;

interface HeaderSearch {
  /** How well a line serves as headers. */
  score: (headers: readonly string[]) => number;
  /** Where the person has chosen the row. */
  headerRow?: number | undefined;
}

/**
 * Which of the first records holds the headers: the best by its score, the first of several. Where none has a header that
 * is known, titles are passed over: the first that is at least half as wide as the widest.
 */
export function findHeaders(records: readonly TableRecord[], { score, headerRow }: HeaderSearch): number {
  const chosen = records.findIndex(({ number }) => number === headerRow);
  if (chosen !== -1) return chosen;
  const scores = records.map(({ cells }) => score(cells));
  const best = Math.max(...scores);
  if (best > 0) return scores.indexOf(best);
  const widths = records.map(({ cells }) => cells.filter(Boolean).length);
  return widths.findIndex((width) => width * 2 >= Math.max(...widths));
}

/** Builds a table from records: the headers are found among the first ones, what stands before them and what is empty is left out. */
export class TableBuilder {
  headers: string[] = [];
  headerRow = 0;
  readonly rows: TableRow[] = [];
  readonly #maxRows: number;
  readonly #search: HeaderSearch;
  #first: TableRecord[] | null = [];
  #cells = 0;
  #text = 0;
  constructor(maxRows: number, search: HeaderSearch) {
    this.#maxRows = maxRows;
    this.#search = search;
  }

  /** @returns false when there are more rows than the file may have */
  add({ cells: given, ...record }: TableRecord): boolean {
    const cells = given.slice(0, maxColumns).map((cell) => normalizeText(cell).trim());
    if (!cells.some(Boolean)) return true;
    const row = { ...record, cells };
    if (!this.#first) return this.#addRow(row);
    this.#first.push(row);
    return this.#first.length < maxHeaderRows || this.#findHeaders(this.#first);
  }

  /** Once all records are there. @returns false as `add` does */
  finish(): boolean {
    return !this.#first || this.#first.length === 0 || this.#findHeaders(this.#first);
  }

  #findHeaders(first: readonly TableRecord[]): boolean {
    const at = findHeaders(first, this.#search);
    const record = first[at];
    this.#first = null;
    this.headers = withoutLastEmpty(record?.cells ?? []);
    this.headerRow = record?.number ?? 0;
    return first.slice(at + 1).every((row) => this.#addRow(row));
  }

  #addRow({ cells, ...record }: TableRecord): boolean {
    if (this.rows.length >= this.#maxRows) return false;
    const width = this.headers.length;
    const own = Array.from({ length: width }, (_, at) => cells[at] ?? "");
    const beyond = cells.slice(width).filter(Boolean).join(" ");
    const kept = beyond ? [...own, beyond] : own;
    if (!this.#hasRoomFor(kept)) return false;
    this.rows.push({ ...record, cells: kept });
    return true;
  }

  #hasRoomFor(cells: readonly string[]): boolean {
    this.#cells += cells.length;
    for (const cell of cells) this.#text += cell.length;
    return this.#cells <= maxCells && this.#text <= maxCharacters;
  }
}

function withoutLastEmpty(cells: readonly string[]): string[] {
  const last = cells.findLastIndex(Boolean);
  return cells.slice(0, last + 1);
}
