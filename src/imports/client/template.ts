import { getHeader, type ImportScreenKind } from "./kind.ts";

/** A file ready to be filled, as French Excel opens it: the columns by their names, and an example of each. */
export function buildTemplate(kind: ImportScreenKind, name: string): File {
  const headers = kind.fields.map((field) => getHeader(kind, field.name));
  return buildCsv([headers, ...kind.examples], name);
}

/** The same with the columns that a file has, then those that it lacks; its rows are copied into it. */
export const buildExtendedTemplate = (
  headers: readonly string[],
  missing: readonly string[],
  name: string,
): File => buildCsv([[...headers, ...missing]], name);

const buildCsv = (rows: readonly (readonly string[])[], name: string): File => {
  const lines = rows.map((cells) => `${cells.map(quoted).join(";")}\r\n`);
  return new File([`\uFEFF${lines.join("")}`], `${name}.csv`, { type: "text/csv" });
};

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
