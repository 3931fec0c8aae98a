import {
  type ParticipantRole,
  type ParticipantStatus,
  type ProtectedRole,
  protectedRoles,
} from "../vocabulary.ts";

interface Facts {
  participants: readonly { role: ParticipantRole; status: ParticipantStatus; isActive: boolean }[];
  threshold: number;
}

export interface ThresholdProgress {
  role: ProtectedRole;
  /** People who still have to finish; 0 once the threshold is reached. */
  missing: number;
  /** Enough participants can still finish. */
  isReachable: boolean;
}

/**
 * How far each protected group that has people is from its threshold, for those who run the evaluation. Reaching it
 * promises no figure: a question counts only those who observed something (§5 of docs/product-decisions.md).
 */
export function computeThresholdProgress({ participants, threshold }: Facts): ThresholdProgress[] {
  return protectedRoles.flatMap((role) => {
    const group = participants.filter((one) => one.role === role);
    if (group.length === 0) return [];
    const finished = group.filter(({ status }) => status === "completed").length;
    const able = group.filter(({ status, isActive }) => status === "pending" && isActive).length;
    const missing = Math.max(0, threshold - finished);
    return [{ role, missing, isReachable: able >= missing }];
  });
}
