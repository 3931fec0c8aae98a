import { withoutPause } from "#platform/testing/withoutPause.ts";
import type { ImportField } from "../rules/columns.ts";
import { readDateColumn } from "../rules/dates.ts";
import { rowParser } from "../rules/rowParser.ts";
import type { ParsedRow } from "../rules/table.ts";

/** A row as its kind gets it, from the cells that a file has under these fields. */
export function buildRow(
  cells: Readonly<Record<string, string>>,
  fields: readonly ImportField[],
  number = 2,
): ParsedRow {
  const names = Object.keys(cells);
  const dates = fields
    .filter(({ name, isDate }) => isDate && names.includes(name))
    .map(({ name }) => withoutPause(readDateColumn(name, [cells[name] ?? ""], 2026)));
  const layout = { headers: names, mapping: names, dates, fields, thisYear: 2026 };
  return rowParser(layout)({ number, cells: Object.values(cells) });
}
