/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const nominationErrors = {
  nomination_not_open: 409,
  nomination_not_sent: 409,
  nomination_out_of_bounds: 422,
  nomination_without_manager: 422,
} as const;
type NominationErrors = typeof nominationErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends NominationErrors {}
}
