import type { EvaluationStatus, ParticipantStatus } from "#evaluations/vocabulary.ts";
import type { MyPart } from "../contract.ts";

/**
 * What an evaluation is to the person who answers it (§4 of docs/specification.md, per-user status); null while
 * it is being prepared, and once the collection is closed without them: nothing is asked of them then.
 */
export function statusForMe(status: EvaluationStatus, mine: ParticipantStatus): MyPart["status"] | null {
  if (status === "archived" || status === "completed") return status;
  if (mine !== "pending") return mine;
  return status === "in_progress" ? "to_do" : null;
}

/** Answers can be written: the collection is open and the part is not finished. */
export const isOpenFor = (status: EvaluationStatus, mine: ParticipantStatus): boolean =>
  statusForMe(status, mine) === "to_do";
