import { refuse } from "#platform/errors.ts";
import { mostCellLength, mostColumns, type Separator, type TableRecord } from "../../rules/table.ts";

/**
 * The records of a CSV (RFC 4180), as people write it: lines end in any of three ways, a quote inside a cell is a character
 * like another. A quote that opens a cell and does not close takes none of the lines that follow: its own line is a record,
 * on which it is noted. Parsers of the trade swallow these lines, and cannot say which (docs/decisions/0107).
 */
export function* readRecords(text: string, separator: Separator): Generator<TableRecord> {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, "y");
  const endOfCell = new RegExp(`[ \\u00A0]*(?=[${separator}\\r\\n]|$)`, "y");
  const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
  let at = 0;
  let line = 1;
  let widest = 0;
  for (let number = 1; at < text.length; number += 1) {
    const start = at;
    const cells: string[] = [];
    let openQuoteLine: number | null = null;
    for (;;) {
      let quoted = text[at] === '"' ? readQuoted(text, at, separator, endOfCell) : null;
      if (
        quoted?.isOpen === false &&
        swallowsRows(text, { start, at, end: quoted.end, lineEnd, separator, widest })
      )
        quoted = { isOpen: true };
      let cell: string;
      if (quoted?.isOpen === false) {
        cell = quoted.value;
        line += countLineEnds(text.slice(at, quoted.end));
        at = quoted.end;
      } else {
        if (quoted) openQuoteLine ??= line;
        plain.lastIndex = at;
        cell = plain.exec(text)?.[0] ?? "";
        at += cell.length;
      }
      if (cell.length > mostCellLength) refuse("invalid_csv");
      if (cells.length <= mostColumns) cells.push(cell);
      if (text[at] !== separator) break;
      at += 1;
    }
    widest = Math.max(widest, cells.length);
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    yield { number, cells, ...(openQuoteLine === null ? {} : { openQuoteLine }) };
  }
}

type Quoted = { isOpen: false; value: string; end: number } | { isOpen: true };

/** A cell in quotes; open where it does not close; null where it closes in the middle of its line, and is text: « "a"b ». */
function readQuoted(text: string, start: number, separator: Separator, endOfCell: RegExp): Quoted | null {
  let hasClosed = false;
  let isOnItsLine = true;
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1 || quote - start > 2 * mostCellLength) return hasClosed ? null : { isOpen: true };
    const between = text.slice(from, quote);
    if (/[\r\n]/.test(between)) isOnItsLine = false;
    if (hasClosed && (!isOnItsLine || between.includes(separator))) return null;
    if (text[quote + 1] === '"') {
      from = quote + 2;
      continue;
    }
    endOfCell.lastIndex = quote + 1;
    const spaces = endOfCell.exec(text)?.[0];
    if (spaces !== undefined) {
      const value = text.slice(start + 1, quote).replaceAll('""', '"');
      return { isOpen: false, value, end: quote + 1 + spaces.length };
    }
    if (!isOnItsLine) return { isOpen: true };
    hasClosed = true;
    from = quote + 1;
  }
}

interface Span {
  /** Of the record, of its cell in quotes, and the end of that. */
  start: number;
  at: number;
  end: number;
  lineEnd: string;
  separator: Separator;
  /** Columns of the widest record so far. */
  widest: number;
}

/** Whether a cell that closes holds whole rows: its first line is as wide as a row without it, and so is each other line. */
function swallowsRows(text: string, { start, at, end, lineEnd, separator, widest }: Span): boolean {
  const first = text.indexOf(lineEnd, at);
  if (first === -1 || first >= end) return false;
  const lineOfEnd = text.indexOf(lineEnd, end);
  const lines = text.slice(start, lineOfEnd === -1 ? undefined : lineOfEnd).split(lineEnd);
  const row = Math.max(2, widest);
  return lines.every((line) => line.split(separator).length >= row);
}

const countLineEnds = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
