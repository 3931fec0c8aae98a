/**
 * The closed list of error codes and their HTTP status (§8 of the specification, then ours).
 * A code without a text in both languages does not compile (platform/texts.fr.ts).
 */
export const errorStatus = {
  invalid_credentials: 401,
  unauthorized: 401,
  expired_token: 401,
  invalid_code: 401,
  identity_refused: 401,
  identity_unverified: 403,
  identity_unknown: 403,
  invalid_token: 400,
  used_token: 400,
  expired_link: 400,
  user_not_found: 404,
  not_found: 404,
  evaluation_not_found: 404,
  not_involved: 404,
  email_already_in_use: 409,
  duplicate_key: 409,
  already_participant: 409,
  constraint_violation: 409,
  status_conflict: 409,
  already_finalised: 409,
  already_declined: 409,
  evaluation_closed: 409,
  questions_locked: 409,
  identity_taken: 409,
  second_factor_kept: 409,
  second_factor_first: 409,
  last_owner: 409,
  last_admin: 409,
  manager_cycle: 409,
  leads_your_evaluation: 409,
  stale_answer: 409,
  invalid_request: 400,
  too_large: 413,
  unsupported_media_type: 415,
  forbidden: 403,
  confirmation_needed: 403,
  password_needed: 403,
  second_factor_required: 403,
  email_not_confirmed: 403,
  user_disabled: 403,
  weak_password: 422,
  invalid_data: 422,
  no_update_data: 422,
  invalid_participant_profile: 422,
  invalid_author_or_subject: 422,
  invalid_evaluation_type: 422,
  no_evaluation_selected: 422,
  required_questions_missing: 422,
  required_comments_missing: 422,
  launch_needs_name: 422,
  launch_needs_active_subject: 422,
  launch_needs_question: 422,
  launch_needs_participant: 422,
  small_group_needs_confirmation: 422,
  reader_cannot_hide: 422,
  admin_cannot_participate: 422,
  inactive_person: 422,
  too_many_requests: 429,
  server_error: 500,
  service_unavailable: 503,
  pdf_unavailable: 503,
  network_error: 503,
  unknown_error: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Why one field was refused: a key of the generic validation texts, with its numbers. */
export interface FieldError {
  reason: FieldReason;
  min?: number;
  max?: number;
}
export const fieldReasons = [
  "required",
  "email_required",
  "email_invalid",
  "password_required",
  "password_weak",
  "password_common",
  "password_mismatch",
  "too_short",
  "too_long",
  "format",
  "web_address",
  "option",
  "duplicate",
  "other_report",
] as const;
export type FieldReason = (typeof fieldReasons)[number];
export const isFieldReason = (reason: unknown): reason is FieldReason =>
  (fieldReasons as readonly unknown[]).includes(reason);

/** What leaves the API when a request is refused (§12 of the decisions): never a database message. */
export interface ErrorBody {
  code: ErrorCode;
  fields?: Record<string, FieldError>;
  /** Seconds until it is worth trying again; the header Retry-After says the same. */
  retryAfter?: number;
  requestId: string;
}

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldError> | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, fields?: Record<string, FieldError>, retryAfter?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export function refuse(code: ErrorCode, fields?: Record<string, FieldError>, retryAfter?: number): never {
  throw new Refusal(code, fields, retryAfter);
}

/** Rules answer « why not » with a code, or null when nothing stands in the way. */
export function refuseIf(code: ErrorCode | null): void {
  if (code) refuse(code);
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(errorStatus, code);
