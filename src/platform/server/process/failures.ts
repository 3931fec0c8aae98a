import { ORPCError, ValidationError } from "@orpc/server";
import type * as z from "zod";
import { isFieldReason, Refusal, type ErrorBody, type ErrorCode, type FieldError } from "#platform/errors.ts";
import type { Log, Services } from "../services.ts";

interface Failure {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
}

/** Maps any error of an endpoint to a code of the closed list. Details go to the log only. */
export function toFailure(
  error: unknown,
  services: Pick<Services, "constraints" | "errorStatuses" | "failureCounts" | "log">,
  requestId: string,
): Failure {
  const { code, fields, retryAfter } = read(error, services);
  const status = services.errorStatuses[code];
  if (status >= 500) {
    services.failureCounts.record(code);
    reportUnexpected(services.log, error, requestId);
  }
  const body = { code, ...(fields ? { fields } : {}), ...(retryAfter ? { retryAfter } : {}), requestId };
  return { status, headers: retryAfter ? { "retry-after": String(retryAfter) } : {}, body };
}

/** Whether the fault is ours: then nothing was said of what the caller gave. */
export const isOurFault = (
  error: unknown,
  services: Pick<Services, "constraints" | "errorStatuses">,
): boolean => services.errorStatuses[read(error, services).code] >= 500;

function read(
  error: unknown,
  { constraints }: Pick<Services, "constraints">,
): {
  code: ErrorCode;
  fields?: Record<string, FieldError> | undefined;
  retryAfter?: number | undefined;
} {
  if (error instanceof Refusal) return error;
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.status === 400)
    return { code: "invalid_data", fields: collectFieldErrors(error.cause.issues as z.core.$ZodIssue[]) };
  if (error instanceof ORPCError && error.status < 500)
    return { code: error.status === 404 ? "not_found" : "invalid_request" };
  const database = databaseError(error);
  if (!database) return { code: "server_error" };
  const known = database.constraint ? constraints[database.constraint] : undefined;
  if (known) return { code: known };
  if (database.code === "23505") return { code: "duplicate_key" };
  if (database.code === "23503" || database.code === "23514") return { code: "constraint_violation" };
  if (unstorable.has(database.code)) return { code: "invalid_data" };
  if (unavailable.has(database.code)) return { code: "service_unavailable" };
  return { code: "server_error" };
}

/** Values that PostgreSQL cannot store: NUL in a text, an impossible day, a number too large. */
const unstorable = new Set(["22001", "22003", "22007", "22008", "22021", "22P02", "22P05"]);

/** Connection lost, too many connections, disk full, restarting, timed out, not unlocked in time; undone for another transaction. */
const unavailable = new Set([
  "40001",
  "40P01",
  "08000",
  "08003",
  "08006",
  "53100",
  "53300",
  "55P03",
  "57P01",
  "57P02",
  "57P03",
  "57014",
  "ECONNREFUSED",
  "ENOENT",
  "ECONNRESET",
]);

function databaseError(error: unknown): { code: string; constraint?: string } | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as Error & { code?: unknown; constraint?: string };
    if (typeof code === "string" && (constraint !== undefined || /^[0-9A-Z]{5}$|^E[A-Z]+$/.test(code)))
      return { code, ...(constraint ? { constraint } : {}) };
    if (current.message.includes("timeout exceeded when trying to connect")) return { code: "53300" };
  }
  return null;
}

/** More than any of our forms: a request with 20,000 unknown keys does not get them all back. */
const maxFields = 40;

function collectFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const fields = new Map<string, FieldError>();
  for (const issue of issues) {
    if (fields.size >= maxFields) break;
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys.slice(0, maxFields))
        fields.set(path ? `${path}.${key}` : key, { reason: "format" });
    else if (!fields.has(path)) fields.set(path, fieldError(issue));
  }
  // Own properties whatever they are called, « __proto__ » included.
  return Object.fromEntries(fields);
}

function fieldError(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === "too_small")
    return Number(issue.minimum) <= 1
      ? { reason: "required" }
      : { reason: "too_short", min: Number(issue.minimum) };
  if (issue.code === "too_big") return { reason: "too_long", max: Number(issue.maximum) };
  if (issue.code === "invalid_format" && issue.format === "email") return { reason: "email_invalid" };
  const { reason, character } = (issue.code === "custom" && issue.params) || {};
  if (isFieldReason(reason)) return typeof character === "string" ? { reason, character } : { reason };
  if (issue.code === "invalid_value") return { reason: "option" };
  if (issue.code === "invalid_type" && issue.input === undefined) return { reason: "required" };
  return { reason: "format" };
}

function reportUnexpected(log: Log, error: unknown, requestId: string): void {
  const cause =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { error };
  const root = databaseError(error);
  log.error({ requestId, ...cause, ...(root ? { database: root } : {}) }, "unexpected failure");
}
