import type { importErrors } from "../rules/errors.ts";

export const en = {
  invalid_csv: "This CSV file isn’t valid.",
  unreadable_file: "The file couldn’t be read.",
  too_many_rows: "This file has too many rows. Split it into several files.",
  missing_columns: "Some required columns are missing.",
  invalid_rows: "Some rows need to be corrected.",
  encoding_undecided: "Choose first how to read the accents of this file.",
  no_rows: "There are no rows to import.",
} satisfies Record<keyof typeof importErrors, string>;
