import {
  type ParticipantRole,
  type ParticipantStatus,
  type ProtectedRole,
  protectedRoles,
} from "../vocabulary.ts";
import { isProtected } from "./enumerations.ts";

interface ParticipantFacts {
  role: ParticipantRole;
  status: ParticipantStatus;
}

export interface MaskedGroup {
  role: ProtectedRole;
  answered: number;
  invited: number;
}

export interface EarlyEnd {
  /** Protected groups that were asked, and in which fewer than the threshold have finished. */
  masked: MaskedGroup[];
  /** The report would show no view at all. */
  isEmpty: boolean;
  /** The person evaluated is asked to answer, and has not. */
  selfMissing: boolean;
}

/**
 * What the report would show if the collection ended now, from who has finished (§5 of docs/product-decisions.md). A
 * refusal counts as invited, unanswered. Another report of the same person may hide more: only the engine knows it.
 */
export function previewEarlyEnd(participants: readonly ParticipantFacts[], threshold: number): EarlyEnd {
  const count = (role: ParticipantRole) => {
    const group = participants.filter((one) => one.role === role);
    return { invited: group.length, answered: group.filter((one) => one.status === "completed").length };
  };
  const masked = protectedRoles
    .map((role) => ({ role, ...count(role) }))
    .filter(({ invited, answered }) => invited > 0 && answered < threshold);
  const isShown = (role: ParticipantRole) => count(role).answered >= (isProtected(role) ? threshold : 1);
  const self = count("subject");
  return {
    masked,
    isEmpty: !participants.some(({ role }) => isShown(role)),
    selfMissing: self.invited > self.answered,
  };
}

/** Ending needs a confirmation when it hides a group that was asked, or makes a report without any view. */
export const requiresEndConfirmation = ({ masked, isEmpty }: EarlyEnd) => masked.length > 0 || isEmpty;
