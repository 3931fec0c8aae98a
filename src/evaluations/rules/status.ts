import type { ErrorCode } from "#platform/errors.ts";
import type { EvaluationStatus, ParticipantStatus } from "../contract/evaluation.ts";

export type ReleaseMode = "immediate" | "next_morning" | "by_hand";

export interface MoveFacts {
  /** One answer at least has been saved, finalised or not. */
  hasAnswer: boolean;
  release: ReleaseMode;
  /** Everyone has finished, or the lead closed; the report waits for its release. */
  collectionClosed: boolean;
}

type Condition = (facts: MoveFacts) => boolean;
const always: Condition = () => true;
const withoutAnswer: Condition = ({ hasAnswer }) => !hasAnswer;
const byHand: Condition = ({ release }) => release === "by_hand";
const byItself: Condition = ({ release }) => release !== "by_hand";

/** Every move and its condition (§4 of docs/product-decisions.md). What is not here is refused. */
const moves: Record<EvaluationStatus, Partial<Record<EvaluationStatus, Condition>>> = {
  draft: { pending: always, in_progress: always, archived: always },
  pending: { draft: always, in_progress: always, archived: always },
  in_progress: { draft: withoutAnswer, review: byHand, completed: byItself, archived: always },
  review: { completed: always },
  completed: { archived: always },
  archived: { draft: withoutAnswer },
};

/** Closed collection is never reopened: while a report waits for its release, only the worker moves the evaluation. */
export function whyNotMove(from: EvaluationStatus, to: EvaluationStatus, facts: MoveFacts): ErrorCode | null {
  if (from === "in_progress" && facts.collectionClosed) return "status_conflict";
  return moves[from][to]?.(facts) ? null : "status_conflict";
}

/** Setting `completed` stamps the moment; any other status clears it (§4 of docs/specification.md). */
export const completedAtFor = (status: EvaluationStatus, now: Date): Date | null =>
  status === "completed" ? now : null;

/** What is asked can still change: from launch on it is frozen. */
export const whyNotEditQuestions = (status: EvaluationStatus): ErrorCode | null =>
  isBeforeLaunch(status) ? null : "questions_locked";

/** What may still change while people answer; closed evaluations are read-only. */
const changeableWhileRunning: readonly string[] = ["name", "description", "dueOn"];

export function whyNotChange(status: EvaluationStatus, fields: readonly string[]): ErrorCode | null {
  if (isBeforeLaunch(status)) return null;
  if (status !== "in_progress") return "evaluation_closed";
  return fields.every((field) => changeableWhileRunning.includes(field)) ? null : "status_conflict";
}

/** People may be invited or withdrawn until collection closes. */
export const whyNotChangeParticipants = (status: EvaluationStatus): ErrorCode | null =>
  isBeforeLaunch(status) || status === "in_progress" ? null : "evaluation_closed";

export const isBeforeLaunch = (status: EvaluationStatus) => status === "draft" || status === "pending";

interface OwnPart {
  evaluationStatus: EvaluationStatus;
  /** Null for someone who is not asked to answer. */
  participantStatus: ParticipantStatus | null;
}

/** Pending action: in progress, and my part is not finished (§4 of docs/product-decisions.md). */
export const isPendingFor = (part: OwnPart) =>
  part.evaluationStatus === "in_progress" && part.participantStatus === "pending";

/** Finished for closing: a person who cannot answer does not hold the others up. */
export const hasFinished = (status: ParticipantStatus) => status !== "pending";
