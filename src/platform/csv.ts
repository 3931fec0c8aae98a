import { guarded } from "./formulaGuard.ts";

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as a spreadsheet in French opens them: a mark of UTF-8, semicolons, and no cell that it would compute. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map((cell) => quoted(typeof cell === "number" ? String(cell) : guarded(cell))).join(";")}\r\n`).join("")}`;
