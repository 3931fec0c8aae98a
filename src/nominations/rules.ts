import { getInvitedRoles } from "#evaluations/rules/launch.ts";
import {
  type EvaluationStatus,
  type EvaluationType,
  type ProtectedRole,
  protectedRoles,
} from "#evaluations/vocabulary.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { Decider, NominationStatus } from "./vocabulary.ts";

export interface Bounds {
  least: number;
  most: number;
}
export type GroupBounds = { [Role in ProtectedRole]?: Bounds | undefined };

/** At most so many people of a group. */
export const maxGroupSize = 20;

/** Colleagues first: three protect a group, eight are as many as one can ask. */
export const defaultBounds: Record<ProtectedRole, Bounds> = {
  peer: { least: 3, most: 8 },
  direct_report: { least: 0, most: 8 },
};

/** The groups that an evaluation of this type invites and that can be proposed: the protected ones. */
export const listNominatedRoles = (type: EvaluationType): ProtectedRole[] =>
  protectedRoles.filter((role) => getInvitedRoles(type).includes(role));

interface AskFacts {
  status: EvaluationStatus;
  evaluationType: EvaluationType;
  hasActiveSubject: boolean;
  /** The caller is the person evaluated. */
  isSubject: boolean;
}

/** Why the person evaluated cannot be asked to propose; null when they can. */
export function whyNotAsk({
  status,
  evaluationType,
  hasActiveSubject,
  isSubject,
}: AskFacts): ErrorCode | null {
  if (isSubject) return "forbidden";
  if (status !== "draft") return "status_conflict";
  if (!hasActiveSubject) return "launch_needs_active_subject";
  return listNominatedRoles(evaluationType).length === 0 ? "invalid_data" : null;
}

/** The person changes their proposal until they have sent it, and again once it was sent back. */
export const whyNotPropose = (status: NominationStatus): ErrorCode | null =>
  status === "open" || status === "returned" ? null : "nomination_not_open";

/** Only what was sent is approved or sent back. */
export const whyNotDecide = (status: NominationStatus): ErrorCode | null =>
  status === "sent" ? null : "nomination_not_sent";

/** A proposal that a direct manager is asked to decide; for them nothing else of the evaluation exists. */
export const waitsForManager = ({ decidedBy, status }: { decidedBy: Decider; status: NominationStatus }) =>
  decidedBy === "direct_manager" && whyNotDecide(status) === null;

/** Why the direct manager cannot be the one who decides. Later it is those who lead where there is none any more. */
export const whyNotDecidedBy = (
  decidedBy: Decider,
  { hasManager }: { hasManager: boolean },
): ErrorCode | null => (decidedBy === "direct_manager" && !hasManager ? "nomination_without_manager" : null);

/** Launching waits for the decision. */
export const isAwaited = (status: NominationStatus): boolean => status !== "approved";

/** A direct report of the person evaluated belongs to the people supervised, where the type invites these; others are peers. */
export const resolveGroup = (reportsToSubject: boolean, type: EvaluationType): ProtectedRole =>
  reportsToSubject && listNominatedRoles(type).includes("direct_report") ? "direct_report" : "peer";

/** How many of each group are proposed. */
export function countByGroup(roles: readonly ProtectedRole[]): Record<ProtectedRole, number> {
  const count = (wanted: ProtectedRole) => roles.filter((role) => role === wanted).length;
  return { peer: count("peer"), direct_report: count("direct_report") };
}

export interface OutOfBounds extends Bounds {
  role: ProtectedRole;
  reason: "too_few" | "too_many";
  count: number;
}

/** The groups of which too few or too many are proposed, with how many are asked for. */
export const listOutOfBounds = (roles: readonly ProtectedRole[], bounds: GroupBounds): OutOfBounds[] => {
  const counts = countByGroup(roles);
  return protectedRoles.flatMap((role) => {
    const { least, most } = bounds[role] ?? { least: 0, most: 0 };
    const count = counts[role];
    if (count >= least && count <= most) return [];
    return { role, reason: count < least ? "too_few" : "too_many", count, least, most };
  });
};
