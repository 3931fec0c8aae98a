import type { ErrorCode } from "#platform/errors.ts";
import type { EvaluationStatus } from "../vocabulary.ts";
import { whyNotMove } from "./status.ts";

/** The columns of the board, in the order of a life; the archive has its own list. */
export const boardStatuses = [
  "draft",
  "pending",
  "in_progress",
  "review",
  "completed",
] as const satisfies readonly EvaluationStatus[];

interface BoardRow {
  status: EvaluationStatus;
  /** Whether the reader runs it, and not only takes part. */
  mayManage: boolean;
  /** The proposal of the person evaluated is not approved yet. */
  awaitsNomination?: boolean | undefined;
}

/** Why the card cannot move to that column; null when it may, as far as a row of the list shows. The server decides. */
export function whyNotMoveOnBoard(
  { status, mayManage, awaitsNomination }: BoardRow,
  to: EvaluationStatus,
): ErrorCode | null {
  if (!mayManage) return "forbidden";
  if (awaitsNomination && (to === "pending" || to === "in_progress")) return "nomination_open";
  // A launched evaluation does not become a draft again; a row does not show whether an answer has been started.
  if (status === "in_progress" && to === "draft") return "already_launched";
  return whyNotMove(status, to, {
    hasAnswer: true,
    wasLaunched: true,
    release: to === "review" ? "by_hand" : "immediate",
    collectionClosed: false,
  });
}

/** How an allowed move is carried out: a dialog of the launch, a draft again, or on the page of the evaluation only. */
export type BoardMove = "launch" | "plan" | "unplan" | "room";

export function chooseBoardMove(to: EvaluationStatus): BoardMove {
  if (to === "in_progress") return "launch";
  if (to === "pending") return "plan";
  return to === "draft" ? "unplan" : "room";
}
