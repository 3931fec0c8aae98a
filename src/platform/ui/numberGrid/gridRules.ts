/** A whole number as it is typed or pasted: « 40 % » is 40, what is no number is nothing. */
export const keepDigits = (text: string, max = 3): string => text.replaceAll(/\D/g, "").slice(0, max);

/** Cells copied from a spreadsheet, line by line. */
export const cellsIn = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t").map((cell) => keepDigits(cell)));

interface Place {
  row: number;
  column: number;
}

/** Where a key leads from a cell; null for a key that stays in it. */
export function placeAfter(
  key: string,
  { row, column }: Place,
  size: { rows: number; columns: number },
): Place | null {
  const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  if (key === "ArrowUp") return { row: clamp(row - 1, size.rows), column };
  if (key === "ArrowDown" || key === "Enter") return { row: clamp(row + 1, size.rows), column };
  if (key === "ArrowLeft") return { row, column: clamp(column - 1, size.columns) };
  if (key === "ArrowRight") return { row, column: clamp(column + 1, size.columns) };
  return null;
}

interface GridRow<Column extends string> {
  key: string;
  values: Readonly<Record<Column, string>>;
}

/** The rows that a block of cells changes, pasted from a place on; what lies beyond the grid is left out. */
export function pastedInto<Column extends string>(
  cells: readonly (readonly string[])[],
  { row, column }: Place,
  rows: readonly GridRow<Column>[],
  columns: readonly Column[],
): Map<string, Record<Column, string>> {
  const changed = new Map<string, Record<Column, string>>();
  for (const [down, line] of cells.entries()) {
    const target = rows[row + down];
    if (!target) break;
    const values: Record<Column, string> = { ...target.values };
    for (const [along, cell] of line.entries()) {
      const name = columns[column + along];
      if (name !== undefined) values[name] = cell;
    }
    changed.set(target.key, values);
  }
  return changed;
}
