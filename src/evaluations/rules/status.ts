import type { Release } from "#company/vocabulary.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { EvaluationStatus, ParticipantStatus } from "../vocabulary.ts";

export interface MoveFacts {
  /** One answer at least has been saved, finalised or not. */
  hasAnswer: boolean;
  /** The evaluation was launched once, whatever became of it. */
  wasLaunched: boolean;
  release: Release;
  /** All have finished, or the lead closed; the report waits for its release. */
  collectionClosed: boolean;
}

/** Returns the reason why a move cannot be made; null when it can. */
type Rule = (facts: MoveFacts) => ErrorCode | null;
const always: Rule = () => null;
const withoutAnswer: Rule = ({ hasAnswer }) => (hasAnswer ? "answers_exist" : null);
/** An abandoned evaluation has lost its answers, and a completed one keeps its report: neither becomes a draft again. */
const neverLaunched: Rule = ({ wasLaunched }) => (wasLaunched ? "stays_archived" : null);
const byHand: Rule = ({ release }) => (release === "by_hand" ? null : "report_releases_itself");
const byItself: Rule = ({ release }) => (release === "by_hand" ? "report_reviewed_first" : null);

/** Every move that there is, and its rule (§4 of docs/product-decisions.md). */
const moves: Record<EvaluationStatus, Partial<Record<EvaluationStatus, Rule>>> = {
  draft: { pending: always, in_progress: always, archived: always },
  pending: { draft: always, in_progress: always, archived: always },
  in_progress: { draft: withoutAnswer, review: byHand, completed: byItself, archived: always },
  review: { completed: always, archived: () => "report_reviewed_first" },
  completed: { archived: always },
  archived: { draft: neverLaunched },
};

/** Why there is no other move from a status. */
const refusalByStatus: Record<EvaluationStatus, ErrorCode> = {
  draft: "not_launched",
  pending: "not_launched",
  in_progress: "already_launched",
  review: "evaluation_closed",
  completed: "evaluation_closed",
  archived: "evaluation_archived",
};

/** The stored facts on which moves of an evaluation depend. `hasAnswer` is given where a move needs it. */
export const toMoveFacts = (
  evaluation: { launchedOn: string | null; closedOn: string | null; release: Release },
  hasAnswer = false,
): MoveFacts => ({
  hasAnswer,
  wasLaunched: evaluation.launchedOn !== null,
  release: evaluation.release,
  collectionClosed: evaluation.closedOn !== null,
});

interface ArchiveFacts {
  status: EvaluationStatus;
  launchedOn: string | null;
}

/**
 * Why it cannot be archived with others: a running one is abandoned alone, after its name is typed, and is refused
 * here so that a list read before the launch ends nothing.
 */
export function whyNotArchive({ status }: Pick<ArchiveFacts, "status">): ErrorCode | null {
  if (status === "archived") return "evaluation_archived";
  if (status === "in_progress") return "already_launched";
  return whyNotMove(status, "archived", { ...irrelevantFacts, wasLaunched: false });
}

/** Why it cannot be restored from the archive as a draft. */
export const whyNotUnarchive = ({ status, launchedOn }: ArchiveFacts): ErrorCode | null =>
  status === "archived"
    ? whyNotMove(status, "draft", { ...irrelevantFacts, wasLaunched: launchedOn !== null })
    : "not_archived";

/** These two moves depend on none of it. */
const irrelevantFacts = { hasAnswer: false, release: "immediate", collectionClosed: false } as const;

/** Closed collection is never reopened: while a report waits for its release, only the worker moves the evaluation. */
export function whyNotMove(from: EvaluationStatus, to: EvaluationStatus, facts: MoveFacts): ErrorCode | null {
  if (from === "in_progress" && facts.collectionClosed) return "report_waiting";
  const rule = moves[from][to];
  return rule ? rule(facts) : refusalByStatus[from];
}

/** The state of the collection of answers. */
export interface Collection {
  status: EvaluationStatus;
  /** The day on which a computed report will be released; its collection is closed. Null while there is none. */
  releasesOn: string | null;
}

/** Shown as in progress to all readers, though the collection is closed: the report waits for its morning. */
export const isReportWaiting = ({ status, releasesOn }: Collection) =>
  status === "in_progress" && releasesOn !== null;

/** Why an action on participants who still answer is refused. */
export function whyNotRunning(collection: Collection): ErrorCode | null {
  const { status } = collection;
  if (isReportWaiting(collection)) return "report_waiting";
  if (status === "in_progress") return null;
  if (isBeforeLaunch(status)) return "not_launched";
  return status === "archived" ? "evaluation_archived" : "evaluation_closed";
}

/** Only a draft is deleted: what people were asked is archived. */
export function whyNotRemove(status: EvaluationStatus): ErrorCode | null {
  if (status === "draft") return null;
  // Its launch is planned: it becomes a draft again first.
  return status === "pending" ? "status_conflict" : refusalByStatus[status];
}

/** Setting `completed` stamps the moment; any other status clears it (§4 of docs/specification.md). */
export const computeCompletedAt = (status: EvaluationStatus, now: Date): Date | null =>
  status === "completed" ? now : null;

/** Whether the questions can still change: a plan was checked as it stands, and a launch freezes them. */
export function whyNotEditQuestions(status: EvaluationStatus): ErrorCode | null {
  if (status === "pending") return "already_planned";
  return status === "draft" ? null : "questions_locked";
}

/** The fields that may still change once it is planned, and while people answer; closed evaluations are read-only. */
const changeableAfterDraft: readonly string[] = ["name", "description", "dueOn"];

export function whyNotChange(collection: Collection, fields: readonly string[]): ErrorCode | null {
  const { status } = collection;
  if (status === "draft") return null;
  if (isReportWaiting(collection)) return "report_waiting";
  if (status !== "pending" && status !== "in_progress") return "evaluation_closed";
  if (fields.every((field) => changeableAfterDraft.includes(field))) return null;
  return status === "pending" ? "already_planned" : "status_conflict";
}

/** The person evaluated in a campaign is changed there: everything in the draft was chosen for that person. */
export const whyNotChangeSubject = ({ campaignId }: { campaignId: string | null }): ErrorCode | null =>
  campaignId ? "subject_of_campaign" : null;

/** People may be invited or withdrawn until collection closes, but not under a plan, which was checked with them. */
export function whyNotChangeParticipants(collection: Collection): ErrorCode | null {
  const { status } = collection;
  if (isReportWaiting(collection)) return "report_waiting";
  if (status === "pending") return "already_planned";
  return status === "draft" || status === "in_progress" ? null : "evaluation_closed";
}

/**
 * The status that the person evaluated sees: a report that is read through before its publication would say to the
 * minute when the last answer came, so to them the evaluation is still in progress (docs/decisions/0132).
 */
export const toSubjectStatus = (status: EvaluationStatus): EvaluationStatus =>
  status === "review" ? "in_progress" : status;

export const isBeforeLaunch = (status: EvaluationStatus) => status === "draft" || status === "pending";

interface OwnPart {
  evaluationStatus: EvaluationStatus;
  /** Null for a person who is not asked to answer. */
  participantStatus: ParticipantStatus | null;
}

/** Pending action: in progress, and my part is not finished (§4 of docs/product-decisions.md). */
export const isPendingFor = (part: OwnPart) =>
  part.evaluationStatus === "in_progress" && part.participantStatus === "pending";

/** Finished for closing: a person who cannot answer does not hold the others up. */
export const hasFinished = (status: ParticipantStatus) => status !== "pending";

/** Whether a participant has not finished and still can: a deactivated account is not awaited. */
export const canStillAnswer = ({ status, isActive }: { status: ParticipantStatus; isActive: boolean }) =>
  !hasFinished(status) && isActive;
