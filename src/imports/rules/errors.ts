/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const importErrors = {
  invalid_csv: 422,
  unreadable_file: 422,
  too_many_rows: 422,
  missing_columns: 422,
  invalid_rows: 409,
  no_rows: 409,
  encoding_undecided: 409,
} as const;
type ImportErrors = typeof importErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends ImportErrors {}
}
