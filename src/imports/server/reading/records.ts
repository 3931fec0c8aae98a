import { refuse } from "#platform/errors.ts";
import { maxCellLength, maxColumns } from "../../rules/table.ts";
import { isDoubtful, type FoundRecord, type SeveralLines, type TableShape } from "./doubtfulRecords.ts";
import type { Separator } from "../../vocabulary.ts";

/**
 * The records of a CSV (RFC 4180), as people write it: lines end in any of three ways, a quote inside a cell is a character
 * like another. A quote that opens a cell and does not close takes none of the lines that follow: its own line is a record,
 * on which it is noted. Where it closes on a later line and it is not certain that all of this is one cell, each of the lines
 * is a record, on which the quote is noted. Parsers of the trade swallow these lines, and cannot say which
 * (src/imports/README.md).
 */
export function* readRecords(
  text: string,
  separator: Separator,
  shape: TableShape | null = null,
): Generator<FoundRecord> {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, "y");
  const endOfCell = new RegExp(`[ \\u00A0]*(?=[${separator}\\r\\n]|$)`, "y");
  let at = 0;
  let line = 1;
  for (let number = 1; at < text.length; number += 1) {
    const start = at;
    const cells: string[] = [];
    const several: SeveralLines[] = [];
    let hasOpenQuote = false;
    for (;;) {
      const quoted = text[at] === '"' ? readQuoted(text, at, separator, endOfCell) : null;
      let cell: string;
      if (quoted?.isOpen === false) {
        cell = quoted.value;
        at = quoted.end;
        if (/[\r\n]/.test(cell)) several.push({ column: cells.length, value: cell, isClean: quoted.isClean });
      } else {
        if (quoted) hasOpenQuote = true;
        plain.lastIndex = at;
        cell = plain.exec(text)?.[0] ?? "";
        at += cell.length;
      }
      if (cell.length > maxCellLength) refuse("invalid_csv");
      if (cells.length <= maxColumns) cells.push(cell);
      if (text[at] !== separator) break;
      at += 1;
    }
    const raw = text.slice(start, at);
    const lines = several.length > 0 ? raw.split(lineEnds) : [raw];
    const record = { number, cells, several, raw };
    const open = { openQuoteLine: line };
    if (shape && isDoubtful(record, separator, shape)) {
      for (const own of lines) {
        yield { number, cells: own.split(separator, maxColumns + 1), several: [], raw: own, ...open };
        number += 1;
      }
      number -= 1;
    } else yield { ...record, ...(hasOpenQuote ? open : {}) };
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += lines.length;
  }
}

const lineEnds = /\r\n|\n|\r/;

type QuotedCell = { isOpen: false; value: string; end: number; isClean: boolean } | { isOpen: true };

/**
 * A cell in quotes. Open where no quote closes it before the next cell in quotes begins; null where its line holds as many
 * that open as close, and it is text: « "a"b ».
 */
function readQuoted(text: string, start: number, separator: Separator, endOfCell: RegExp): QuotedCell | null {
  let strays = 0;
  let isOnItsLine = true;
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    const isLast = quote === -1 || quote - start > 2 * maxCellLength;
    const between = text.slice(from, isLast ? start + 2 * maxCellLength : quote);
    const endsLine = /[\r\n]/.test(between);
    if (isOnItsLine && strays % 2 === 1 && (isLast || endsLine || between.includes(separator))) return null;
    if (isLast) return { isOpen: true };
    if (endsLine) isOnItsLine = false;
    if (text[quote + 1] === '"') {
      from = quote + 2;
      continue;
    }
    endOfCell.lastIndex = quote + 1;
    const spaces = endOfCell.exec(text)?.[0];
    if (spaces !== undefined) {
      const value = text.slice(start + 1, quote).replaceAll('""', '"');
      return { isOpen: false, value, end: quote + 1 + spaces.length, isClean: strays === 0 };
    }
    if ([separator, "\n", "\r"].includes(text[quote - 1] ?? "")) return { isOpen: true };
    strays += 1;
    from = quote + 1;
  }
}
