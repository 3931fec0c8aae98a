import type { ErrorCode } from "#platform/errors.ts";
import { type InvitedRole, invitedRoles } from "#weights/vocabulary.ts";
import {
  type EvaluationType,
  type ParticipantRole,
  type ProtectedRole,
  protectedRoles,
} from "../vocabulary.ts";
import { NOTICE_VERSION, resolveNotice } from "./notice.ts";

/** Who answers besides the person evaluated. */
const invited: Record<EvaluationType, readonly InvitedRole[]> = {
  self: [],
  peer: ["peer"],
  manager: ["manager"],
  peer_manager: ["manager", "peer"],
  full: invitedRoles,
};

export const getInvitedRoles = (type: EvaluationType) => invited[type];

/** The direct manager joins at launch when missing (§4 of docs/specification.md). */
export const addsDirectManager = (type: EvaluationType) => invited[type].includes("manager");

/** The direct manager, if active, whom the launch adds; null where they are invited already, in whatever role. */
export const findJoiningManager = <Manager extends { id: string }>(
  type: EvaluationType,
  directManager: Manager | null,
  participants: readonly { person: { id: string } }[],
): Manager | null =>
  directManager &&
  addsDirectManager(type) &&
  !participants.some(({ person }) => person.id === directManager.id)
    ? directManager
    : null;

/** The author may leave the person's own view out of two types only (§4 of docs/product-decisions.md). */
export const mayLeaveSubjectOut = (type: EvaluationType) => type === "peer" || type === "manager";

export const subjectTakesPart = ({
  evaluationType,
  subjectAnswers,
}: {
  evaluationType: EvaluationType;
  subjectAnswers: boolean;
}) => subjectAnswers || !mayLeaveSubjectOut(evaluationType);

/** The roles that will be asked, in order: those with a participant, and the one to which the launch adds the manager. */
export const listAskedRoles = (facts: {
  evaluationType: EvaluationType;
  subjectAnswers: boolean;
  participants: readonly { role: ParticipantRole }[];
  joiningManager: object | null;
}): ParticipantRole[] => [
  ...(subjectTakesPart(facts) ? (["subject"] as const) : []),
  ...getInvitedRoles(facts.evaluationType).filter(
    (role) =>
      facts.participants.some((one) => one.role === role) ||
      (role === "manager" && facts.joiningManager !== null),
  ),
];

export interface LaunchFacts {
  name: string;
  evaluationType: EvaluationType;
  subject: { isActive: boolean; hasDirectManager: boolean } | null;
  subjectAnswers: boolean;
  /** Questions, values and objectives within the chosen dimensions. */
  itemCount: number;
  /** People invited so far, without the person evaluated. */
  invitedCount: number;
  /** The proposal of the person evaluated is not approved yet; unset where that is asked apart. */
  awaitsNomination?: boolean;
}

/** The first reason why an evaluation cannot be launched; null when there is none. */
export function whyNotLaunch(facts: LaunchFacts): ErrorCode | null {
  if (facts.awaitsNomination) return "nomination_open";
  if (facts.name.trim() === "") return "launch_needs_name";
  if (!facts.subject?.isActive) return "launch_needs_active_subject";
  if (facts.itemCount === 0) return "launch_needs_question";
  const managerJoins = addsDirectManager(facts.evaluationType) && facts.subject.hasDirectManager;
  if (facts.invitedCount === 0 && !managerJoins && !subjectTakesPart(facts))
    return "launch_needs_participant";
  return null;
}

export interface SmallGroup {
  role: ProtectedRole;
  count: number;
}

/** Whether a group has people, but too few to be shown. */
export const isUnderThreshold = ({ count }: { count: number }, threshold: number): boolean =>
  count > 0 && count < threshold;

/**
 * The protected groups that have people, but fewer than the threshold: their answers could not be shown,
 * so that launching needs a confirmation.
 */
export function listGroupsUnderThreshold(
  participants: readonly { role: ParticipantRole }[],
  threshold: number,
  type: EvaluationType,
): SmallGroup[] {
  return countProtectedGroups(participants, type).filter((group) => isUnderThreshold(group, threshold));
}

/** The protected groups that one absence would mask: advice, which launching does not wait for. */
export function listGroupsAtThreshold(
  participants: readonly { role: ParticipantRole }[],
  threshold: number,
  type: EvaluationType,
): SmallGroup[] {
  return countProtectedGroups(participants, type).filter(({ count }) => count === threshold);
}

/**
 * How many people both protected groups count together, where each is too small alone and they may be shown as one (§5 of
 * docs/product-decisions.md); null elsewhere.
 */
export function countJoined(
  participants: readonly { role: ParticipantRole }[],
  threshold: number,
  type: EvaluationType,
): number | null {
  const small = listGroupsUnderThreshold(participants, threshold, type);
  const together = small.reduce((sum, { count }) => sum + count, 0);
  const mayJoin = resolveNotice({ noticeVersion: NOTICE_VERSION, evaluationType: type }).joins;
  return mayJoin && small.length === protectedRoles.length && together >= threshold ? together : null;
}

export const countProtectedGroups = (
  participants: readonly { role: ParticipantRole }[],
  type: EvaluationType,
): SmallGroup[] =>
  protectedRoles
    .filter((role) => getInvitedRoles(type).includes(role))
    .map((role) => ({ role, count: participants.filter((participant) => participant.role === role).length }));
