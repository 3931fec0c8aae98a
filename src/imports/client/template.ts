import { headerOf, type ImportScreenKind } from "./kind.ts";

/** A file ready to be filled, as French Excel opens it: the columns by their names, and an example of each. */
export function templateOf(kind: ImportScreenKind, name: string): File {
  const headers = kind.fields.map((field) => headerOf(kind, field.name));
  const lines = [headers, ...kind.examples].map((cells) => `${cells.map(quoted).join(";")}\r\n`);
  return new File([`\uFEFF${lines.join("")}`], `${name}.csv`, { type: "text/csv" });
}

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
