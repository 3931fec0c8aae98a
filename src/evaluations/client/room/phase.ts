import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { getInvitedRoles } from "#evaluations/rules/launch.ts";
import {
  canStillAnswer,
  hasFinished,
  isBeforeLaunch,
  isReportWaiting,
  whyNotChangeParticipants,
} from "#evaluations/rules/status.ts";

/**
 * Whether the collection is over: all participants have finished or declined, or it was closed without them, and the
 * report is on its way. False for the person evaluated, who receives neither the participants nor the release day.
 */
export const isAllIn = (evaluation: Evaluation) =>
  isReportWaiting(evaluation) ||
  (evaluation.status === "in_progress" &&
    evaluation.participants.length > 0 &&
    missingFrom(evaluation).length === 0);

export const missingFrom = ({ participants }: Evaluation) =>
  participants.filter(({ status }) => !hasFinished(status));

/** The participants who have not finished and whose account is active. */
export const awaitedFrom = ({ participants }: Evaluation) => participants.filter(canStillAnswer);

/** Index in Préparation, Réponses, Rapport; 3 when all are behind. */
export function getPhaseIndex(evaluation: Evaluation): number {
  if (isBeforeLaunch(evaluation.status)) return 0;
  if (evaluation.status === "in_progress") return isAllIn(evaluation) ? 2 : 1;
  return evaluation.status === "review" ? 2 : 3;
}

/** Whether the reader may invite more people now. */
export const mayInvite = (evaluation: Evaluation) =>
  evaluation.rights.manage &&
  whyNotChangeParticipants(evaluation) === null &&
  getInvitedRoles(evaluation.evaluationType).length > 0;
