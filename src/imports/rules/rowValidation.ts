import type { FieldError, FieldReason } from "#platform/errors.ts";
import type { RowState, ImportStatus } from "../vocabulary.ts";

/** Why a cell, or the whole row, is refused: a key of the texts of its kind, with the words that fill it. */
export interface Problem {
  code: string;
  values?: Record<string, string> | undefined;
}
/** The problem of a cell that a form would refuse for this reason; the forms’ texts say it. */
export function toProblem(wrong: FieldReason | FieldError): Problem {
  const { reason, ...values } = typeof wrong === "string" ? { reason: wrong } : wrong;
  const words = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return words.length > 0 ? { code: reason, values: Object.fromEntries(words) } : { code: reason };
}

/** By field; « row » is the whole row. */
export type Problems = Record<string, Problem>;

export interface RowValidation {
  state: RowState;
  problems: Problems | null;
}

/** What came of an import. */
export interface ImportResult {
  added: number;
  updated: number;
  same: number;
  duplicate: number;
  /** Left out for their mistakes. */
  rejected: number;
  /** What else there is to say, by a key of the texts of the kind. */
  more: Record<string, number | string>;
}

export const countStates = (
  validations: readonly Pick<RowValidation, "state">[],
): Record<RowState, number> => {
  const counts = { add: 0, update: 0, same: 0, duplicate: 0, error: 0 };
  for (const { state } of validations) counts[state] += 1;
  return counts;
};

/** What came of the rows, where all of them became what was validated. */
export function countWritten(
  validations: readonly Pick<RowValidation, "state">[],
): Pick<ImportResult, "added" | "updated" | "same" | "duplicate"> {
  const { add: added, update: updated, same, duplicate } = countStates(validations);
  return { added, updated, same, duplicate };
}

interface ImportState {
  status: ImportStatus;
  counts: Record<RowState, number> | null;
}

/** Nothing is started before it was checked; with mistakes, only when the rows that have them are left out. */
export function whyNotStart(
  { status, counts }: ImportState,
  onlyValid: boolean,
): "status_conflict" | "invalid_rows" | "no_rows" | null {
  if (status !== "checked" || !counts) return "status_conflict";
  if (counts.error > 0 && !onlyValid) return "invalid_rows";
  return counts.add + counts.update === 0 ? "no_rows" : null;
}
