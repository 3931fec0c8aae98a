import { findHeaders, maxHeaderRows, type TableRecord } from "../../rules/table.ts";
import type { Separator } from "../../vocabulary.ts";

export interface FoundRecord extends TableRecord {
  /** Of its cells in quotes, those that hold a line end. */
  several: SeveralLines[];
  /** As it stands in the file. */
  raw: string;
}

/** A cell of several lines. */
export interface SeveralLines {
  column: number;
  value: string;
  /** Its quotes are doubled, as they have to be. */
  isClean: boolean;
}

/** How wide the rows of a table are, by those that hold no line end. */
export interface TableShape {
  /** The number of the record that holds the headers. */
  headers: number;
  narrowest: number;
  widest: number;
  /** A separator is followed by a space in its rows, as in a sentence. */
  isSpaced: boolean;
  /** Of each column, whether its cells are known to be of one line. */
  oneLine: readonly boolean[];
}

interface ShapeSearch {
  score: (headers: readonly string[]) => number;
  headerRow?: number | undefined;
  oneLine: (headers: readonly string[]) => boolean[];
}

const maxRecords = 10_000;

/** Null of a table without records. */
export function computeShape(
  records: Iterable<FoundRecord>,
  { oneLine, ...search }: ShapeSearch,
): TableShape | null {
  const filled: FoundRecord[] = [];
  for (const record of records) {
    if (record.cells.some((cell) => cell.trim())) filled.push(record);
    if (filled.length === maxRecords) break;
  }
  const at = findHeaders(filled.slice(0, maxHeaderRows), search);
  const headers = filled[at];
  if (!headers) return null;
  const others = filled
    .slice(at + 1)
    .filter(({ several, openQuoteLine }) => several.length === 0 && openQuoteLine === undefined);
  const widths = others.map(({ cells }) => cells.length);
  const width = headers.cells.length;
  return {
    headers: headers.number,
    narrowest: widths.length > 0 ? widths.reduce((least, one) => Math.min(least, one)) : width,
    widest: widths.reduce((most, one) => Math.max(most, one), width),
    isSpaced: others.some(({ cells }) => cells.slice(1).some((cell) => /^[ \u00A0]+\S/.test(cell))),
    oneLine: oneLine(headers.cells),
  };
}

/**
 * Whether what stands in quotes over several lines may be rows, of which the quote is a mistake. A cell for certain is one
 * in a record as wide as the others, whose lines are not as wide as rows; where its field has one line, it holds no separator.
 */
export function isDoubtful(
  { number, cells, several, raw }: FoundRecord,
  separator: Separator,
  { headers, narrowest, widest, isSpaced, oneLine }: TableShape,
): boolean {
  if (several.length === 0 || number < headers) return false;
  if (several.some(({ isClean }) => !isClean)) return true;
  if (number === headers) return several.some(({ value }) => value.includes(separator));
  if (cells.length < narrowest || cells.length > widest) return true;
  const lines = raw.split(/\r\n|\n|\r/);
  const countCells = (line: string) => line.split(separator).length;
  // Commas of a sentence have a space after them.
  const withoutSpacedSeparators = (text: string) =>
    isSpaced ? text : text.replaceAll(new RegExp(`${separator}(?=[ \\u00A0])`, "g"), "");
  return several.some(({ column, value }) => {
    if (oneLine[column])
      return value.includes(separator) || lines.every((line) => countCells(line) >= narrowest);
    // Each of its lines is a row of its own, where rows are of several widths.
    if (lines.every((line) => countCells(withoutSpacedSeparators(line)) >= Math.max(2, narrowest)))
      return true;
    const hasRow = lines
      .slice(1)
      .some((line) => countCells(withoutSpacedSeparators(line)) >= Math.max(2, narrowest));
    return hasRow && withoutSpacedSeparators(value).includes(separator);
  });
}
