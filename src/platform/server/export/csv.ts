import { guarded } from "#platform/formulaGuard.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Cell, Pages, Sheet } from "./sheet.ts";

/**
 * Opens in Excel as French Canada sets it up: a byte order mark, semicolons, CRLF; a decimal comma in French, and a point in
 * English. A text that Excel would compute begins
 * with an apostrophe, which it shows: the person who exports does not run what another has typed. So does what Excel set
 * up otherwise would take for a cell of its own: it splits at commas or tabs, inside our quotes too, and at line ends.
 */
export async function* writeCsv<Row>(
  { columns }: Sheet<Row>,
  pages: Pages<Row>,
  language: Language = "fr",
): AsyncGenerator<string> {
  const formatLine = (cells: readonly Cell[]) =>
    `${cells.map((cell) => formatCell(cell, language)).join(";")}\r\n`;
  yield `\uFEFF${formatLine(columns.map(({ header }) => header))}`;
  for await (const rows of pages)
    yield rows.map((row) => formatLine(columns.map(({ cell }) => cell(row)))).join("");
}

function formatCell(cell: Cell, language: Language): string {
  if (cell === null) return "";
  if (typeof cell === "number") return formatDecimal(String(cell), language);
  if (typeof cell === "object")
    return "date" in cell ? cell.date : formatDecimal(cell.score.toFixed(1), language);
  // A line end inside a cell is not one of a row: a reader of the file tells them apart.
  const harmless = guarded(cell.replaceAll(/\r\n?/g, "\n"));
  return /[";\r\n\t,]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const formatDecimal = (written: string, language: Language) =>
  language === "fr" && written.includes(".") ? `"${written.replace(".", ",")}"` : written;
