/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const reportErrors = {
  too_many_flags: 409,
  comment_flagged: 409,
  flag_decided: 409,
} as const;
type ReportErrors = typeof reportErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends ReportErrors {}
}
