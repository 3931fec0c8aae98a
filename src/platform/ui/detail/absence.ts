import { failureFrom } from "#platform/client/api.ts";
import type { ErrorCode } from "#platform/errors.ts";

const usual: readonly string[] = ["not_found", "invalid_data", "invalid_request"];

/**
 * Whether a failed read says that the object is not there. Absent and out of reach read the same: neither tells that it
 * exists.
 * @param more codes by which this object says it, beside the usual ones
 */
export function isAbsence(error: unknown, more: readonly ErrorCode[] = []): boolean {
  const { code } = failureFrom(error);
  return usual.includes(code) || more.includes(code);
}
