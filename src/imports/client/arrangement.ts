import { useState } from "react";
import type { ImportView } from "#imports/contract.ts";

type ShownRow = ImportView["rows"][number];

/** A column of the file that fills a field. */
export interface Column {
  field: string;
  /** Its place in the file. */
  at: number;
}

/** How rows are laid out while the reader corrects them. */
export interface Arrangement {
  /** The first column, which says of whom or what the row is, then those with mistakes, then the others. */
  columns: Column[];
  /** So many of them stand side by side, so that every mistake is read whole: the first and those with mistakes. */
  together: number;
  /** The fields of each row that had a mistake, by the number of the row. */
  wrong: ReadonlyMap<number, readonly string[]>;
}

/** The fields of a row that have to be corrected. */
const listWrongFields = ({ state, problems }: Pick<ShownRow, "state" | "problems">): string[] =>
  state === "error" ? Object.keys(problems ?? {}) : [];

export function arrange({ mapping, rows }: Pick<ImportView, "mapping" | "rows">): Arrangement {
  const columns = mapping.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
  const wrong = new Map(rows.map((row) => [row.number, listWrongFields(row)]));
  const anyWrong = new Set([...wrong.values()].flat());
  const [first, ...others] = columns;
  const isWrong = ({ field }: Column) => anyWrong.has(field);
  return {
    columns: [
      ...(first ? [first] : []),
      ...others.filter(isWrong),
      ...others.filter((column) => !isWrong(column)),
    ],
    // A problem of a whole row is shown beside its result.
    together: (first ? 1 : 0) + others.filter(isWrong).length + Number(anyWrong.has("row")),
    wrong,
  };
}

/** Widths of the table in rem, as imports.module.css gives them: the number and the result of a row, and each column. */
const [fixedWidth, columnWidth] = [8.5, 11];

/** Whether a table shows all mistakes of these rows without being scrolled. */
export const fitsTable = ({ together }: Pick<Arrangement, "together">, widthInRem: number): boolean =>
  fixedWidth + together * columnWidth <= widthInRem;

/** What a card shows of its row: the mistakes that it came with, corrected or not, and those that came since. */
export function columnsOfCard(row: ShownRow, { columns, wrong }: Arrangement): Column[] {
  const fields = new Set([...(wrong.get(row.number) ?? []), ...listWrongFields(row)]);
  return columns.filter(({ field }) => fields.has(field));
}

/**
 * The arrangement of the rows as they arrived: a cell that is corrected keeps its place.
 * @param place the page of rows that is shown; null while the page before it still is
 */
export function useArrangement(view: ImportView, place: string | null): Arrangement {
  const [kept, setKept] = useState({ place, arrangement: arrange(view) });
  if (place === null || kept.place === place) return kept.arrangement;
  const arrangement = arrange(view);
  setKept({ place, arrangement });
  return arrangement;
}
