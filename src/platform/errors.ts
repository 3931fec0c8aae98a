/** Refusals that any concept can meet, and their HTTP status (§8 of the specification, then ours). */
export const platformErrors = {
  unauthorized: 401,
  expired_token: 401,
  not_found: 404,
  duplicate_key: 409,
  constraint_violation: 409,
  status_conflict: 409,
  edited_meanwhile: 409,
  invalid_request: 400,
  too_large: 413,
  unsupported_media_type: 415,
  forbidden: 403,
  second_factor_required: 403,
  own_password_first: 403,
  address_first: 403,
  invalid_data: 422,
  no_update_data: 422,
  image_unreadable: 422,
  image_too_many_pixels: 422,
  too_many_requests: 429,
  too_many_at_once: 429,
  server_error: 500,
  service_unavailable: 503,
  pdf_unavailable: 503,
  network_error: 503,
  unknown_error: 500,
} as const;
type PlatformErrors = typeof platformErrors;
export type PlatformErrorCode = keyof PlatformErrors;

/**
 * Every error code of the product. A concept declares its own in rules/errors.ts, adds them here by module augmentation
 * and gives their texts in texts/errors.fr.ts and errors.en.ts. src/app/registries.ts puts the statuses together and does not
 * compile while one is missing; the texts travel with the words of the screens that can meet them (textsWithErrors.fr.ts).
 */
export interface ErrorStatuses extends PlatformErrors {}
export type ErrorCode = keyof ErrorStatuses;

/** Why one field was refused: a key of the generic validation texts, with its numbers. */
export interface FieldError {
  reason: FieldReason;
  min?: number;
  max?: number;
  /** What an address may not hold. */
  character?: string;
}
export const fieldReasons = [
  "required",
  "email_required",
  "email_invalid",
  "email_character",
  "email_space",
  "email_end",
  "email_at",
  "email_ats",
  "email_name",
  "email_domain",
  "email_ending",
  "email_dots",
  "email_start",
  "email_before_at",
  "email_after_at",
  "email_domain_character",
  "password_required",
  "password_weak",
  "password_common",
  "password_mismatch",
  "too_short",
  "too_long",
  "format",
  "slug",
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

/** Throws a refusal for the code that a rule returned; null means that nothing prevents the action. */
export function refuseIf(code: ErrorCode | null): void {
  if (code) refuse(code);
}
