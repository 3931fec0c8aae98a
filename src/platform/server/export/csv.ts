import type { Cell, Pages, Sheet } from "./sheet.ts";

/**
 * Opens in Excel as French Canada sets it up: a byte order mark, semicolons, CRLF. A text that Excel would compute begins
 * with an apostrophe, which it shows: whoever exports is not made to run what somebody has typed. So does what Excel set
 * up otherwise would take for a cell of its own: it splits at commas or tabs, inside our quotes too, and at line ends.
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
  const harmless = (mayBeComputed.test(cell) ? `'${cell}` : cell).replaceAll(mayBeComputedApart, "'");
  return /[";\r\n\t,]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// oxlint-disable no-control-regex
/**
 * A sign that begins a formula in one spreadsheet or another, full-width signs included; after spaces too, and after a NUL,
 * which some of them skip.
 */
const mayBeComputed = /^[\s\u0000]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;
/**
 * The place before such a sign where a cell may begin for a reader who splits elsewhere; quotes are skipped, since an empty
 * pair of them before a sign is one for that reader. Looks back from signs only, so that its time grows with the text.
 */
const mayBeComputedApart = /(?=[=+\-@|%＝＋－＠])(?<=[,;\t\r\n][\s\u0000"]*)/g;
// oxlint-enable no-control-regex
