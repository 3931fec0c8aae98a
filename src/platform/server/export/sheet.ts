/** What a cell holds: a date is a day of the calendar, as the contract writes it; a score is written to one decimal. */
export type Cell = string | number | { date: string } | { score: number } | null;

/** A table to export: the words of its headers, and what each row says under them. */
export interface Sheet<Row> {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly { header: string; cell: (row: Row) => Cell; width?: number }[];
}

/** Rows as they are read, a page at a time: the next page is asked for once this one has been written. */
export type Pages<Row> = AsyncIterable<readonly Row[]>;
