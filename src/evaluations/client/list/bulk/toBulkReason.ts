import type { ErrorCode } from "#platform/errors.ts";

const reasons = [
  "forbidden",
  "not_launched",
  "already_launched",
  "evaluation_closed",
  "evaluation_archived",
  "report_reviewed_first",
  "nobody_to_remind",
  "due_not_later",
] as const satisfies readonly ErrorCode[];
type Reason = (typeof reasons)[number];

/** Narrows an error code to the reasons for which the bulk dialogs have texts. */
export const toBulkReason = (code: ErrorCode | null): Reason | null =>
  code && (reasons.find((reason) => reason === code) ?? "forbidden");
