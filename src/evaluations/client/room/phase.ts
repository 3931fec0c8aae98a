import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { hasFinished, isBeforeLaunch } from "#evaluations/rules/status.ts";

/** Everybody has finished or declined; the report is on its way. The person evaluated, told of nobody, is not told. */
export const isAllIn = ({ status, participants }: Evaluation) =>
  status === "in_progress" && participants.length > 0 && participants.every((one) => hasFinished(one.status));

export const missingFrom = ({ participants }: Evaluation) =>
  participants.filter(({ status }) => !hasFinished(status));

/** Index in Préparation, Réponses, Rapport; 3 when all are behind. */
export function phaseOf(evaluation: Evaluation): number {
  if (isBeforeLaunch(evaluation.status)) return 0;
  if (evaluation.status === "in_progress") return isAllIn(evaluation) ? 2 : 1;
  return evaluation.status === "review" ? 2 : 3;
}
