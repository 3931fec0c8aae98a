/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const teamErrors = {
  team_name_taken: 409,
  team_cycle: 422,
  own_team: 403,
} as const;
type TeamErrors = typeof teamErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends TeamErrors {}
}
