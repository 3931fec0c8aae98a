export const encodings = ["utf-8", "windows-1252", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof encodings)[number];

export const separators = [";", ",", "\t"] as const;
export type Separator = (typeof separators)[number];

/** How a file is read, where the person has chosen; what is left out is found out. */
export interface ReadingChoice {
  encoding?: Encoding | undefined;
  separator?: Separator | undefined;
}

/** A file as a table of texts. */
export interface FileTable {
  format: "csv" | "xlsx";
  /** Null of a workbook, which says both itself. */
  encoding: Encoding | null;
  separator: Separator | null;
  headers: string[];
  rows: TableRow[];
}

export interface TableRow {
  /** As a spreadsheet numbers it. */
  number: number;
  /** One for each header, and one more when something stands beyond them. */
  cells: string[];
}

/** A row as its kind reads it: the text of each field that has a column. */
export interface ParsedRow {
  number: number;
  values: Readonly<Partial<Record<string, string>>>;
  /** Something stands beyond the last header. */
  hasMore: boolean;
}

/** More columns than any of our files has: those beyond are not looked at. */
export const mostColumns = 100;
/** Characters that a spreadsheet has room for in a cell: a file with more in one was not written by one. */
export const mostCellLength = 32_767;
/** Cells and their characters, of all rows together: what a file unfolds into beyond has no place in ours. */
const mostCells = 2_500_000;
const mostText = 25_000_000;

/** Builds a table from records, the first that is not empty being the headers; empty ones are left out. */
export class TableBuilder {
  readonly headers: string[] = [];
  readonly rows: TableRow[] = [];
  readonly #mostRows: number;
  #cells = 0;
  #text = 0;
  constructor(mostRows: number) {
    this.#mostRows = mostRows;
  }

  /** @returns false when there are more rows than the file may have */
  add(number: number, record: readonly string[]): boolean {
    const cells = record.slice(0, mostColumns).map((cell) => cell.trim());
    if (!cells.some(Boolean)) return true;
    if (this.headers.length === 0) {
      this.headers.push(...withoutLastEmpty(cells));
      return true;
    }
    if (this.rows.length >= this.#mostRows) return false;
    const width = this.headers.length;
    const own = Array.from({ length: width }, (_, at) => cells[at] ?? "");
    const beyond = cells.slice(width).filter(Boolean).join(" ");
    const kept = beyond ? [...own, beyond] : own;
    if (!this.#hasRoomFor(kept)) return false;
    this.rows.push({ number, cells: kept });
    return true;
  }

  #hasRoomFor(cells: readonly string[]): boolean {
    this.#cells += cells.length;
    for (const cell of cells) this.#text += cell.length;
    return this.#cells <= mostCells && this.#text <= mostText;
  }
}

function withoutLastEmpty(cells: readonly string[]): string[] {
  const last = cells.findLastIndex(Boolean);
  return cells.slice(0, last + 1);
}
