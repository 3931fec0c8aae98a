import type { Cell, Pages, Sheet } from "./sheet.ts";

/**
 * Opens in Excel as French Canada sets it up: a byte order mark, semicolons, CRLF. A text that Excel would compute begins
 * with an apostrophe, which it shows: whoever exports is not made to run what somebody has typed.
 */
export async function* writeCsv<Row>({ columns }: Sheet<Row>, pages: Pages<Row>): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(columns.map(({ header }) => header))}`;
  for await (const rows of pages)
    yield rows.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join("");
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(textOf).join(";")}\r\n`;

function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.date;
  const harmless = mayBeComputed.test(cell) ? `'${cell}` : cell;
  return /[";\r\n\t,]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// oxlint-disable no-control-regex
/**
 * A sign that begins a formula in one spreadsheet or another, full-width signs included; after spaces too, and after a NUL,
 * which some of them skip.
 */
const mayBeComputed = /^[\s\u0000]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;
// oxlint-enable no-control-regex
