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
  /** Nobody has approved yet what the person evaluated proposes. */
  awaitsNomination?: boolean | undefined;
}

/** Why it does not go to that column; null when it may, as far as a row of the list tells. The server has the last word. */
export function whyNotMoveOnBoard(
  { status, mayManage, awaitsNomination }: BoardRow,
  to: EvaluationStatus,
): ErrorCode | null {
  if (!mayManage) return "forbidden";
  if (awaitsNomination && (to === "pending" || to === "in_progress")) return "nomination_open";
  // What people were asked is not prepared again; whether somebody has begun to answer, a row does not tell.
  if (status === "in_progress" && to === "draft") return "already_launched";
  return whyNotMove(status, to, {
    hasAnswer: true,
    wasLaunched: true,
    release: to === "review" ? "by_hand" : "immediate",
    collectionClosed: false,
  });
}

/** What a move that is allowed asks for: a dialog of the launch, a draft again, or what only its own page decides. */
export type BoardMove = "launch" | "plan" | "unplan" | "room";

export function chooseBoardMove(to: EvaluationStatus): BoardMove {
  if (to === "in_progress") return "launch";
  if (to === "pending") return "plan";
  return to === "draft" ? "unplan" : "room";
}
