/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const peopleErrors = {
  email_already_in_use: 409,
  last_owner: 409,
  last_admin: 409,
  manager_cycle: 409,
  leads_your_evaluation: 409,
  too_many_waiting: 409,
  inactive_person: 422,
  not_team_manager: 422,
} as const;
type PeopleErrors = typeof peopleErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends PeopleErrors {}
}
