export const encodings = [
  "utf-8",
  "windows-1252",
  "macintosh",
  "ibm850",
  "ibm863",
  "utf-16le",
  "utf-16be",
] as const;
export type Encoding = (typeof encodings)[number];

export const separators = [";", ",", "\t"] as const;
export type Separator = (typeof separators)[number];

/** What the first number of « 03/04/05 » is: each column of a file has one order. */
export const dateOrders = ["day", "month", "year"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** How far an import has come. */
export const importStatuses = ["mapping", "checking", "checked", "importing", "done"] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** What becomes of a row: added, changing what is there, nothing to change, there already, or to be corrected. */
export const rowStates = ["add", "update", "same", "duplicate", "error"] as const;
export type RowState = (typeof rowStates)[number];

/** The rows that are shown. */
export const rowFilters = ["all", "error", "duplicate"] as const;
export type RowFilter = (typeof rowFilters)[number];
