/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const seriesErrors = {
  already_repeating: 409,
  not_repeating: 409,
} as const;
type SeriesErrors = typeof seriesErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends SeriesErrors {}
}
