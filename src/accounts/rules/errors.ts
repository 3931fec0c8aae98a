/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const accountErrors = {
  invalid_credentials: 401,
  invalid_code: 401,
  identity_refused: 401,
  identity_unverified: 403,
  identity_unknown: 403,
  invalid_token: 400,
  used_token: 400,
  expired_link: 400,
  user_not_found: 404,
  identity_taken: 409,
  email_taken: 409,
  second_factor_kept: 409,
  second_factor_first: 409,
  confirmation_needed: 403,
  password_needed: 403,
  password_not_given: 409,
  email_not_confirmed: 403,
  user_disabled: 403,
  other_person_signed_in: 409,
  weak_password: 422,
} as const;
type AccountErrors = typeof accountErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends AccountErrors {}
}
