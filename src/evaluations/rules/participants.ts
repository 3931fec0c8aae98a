import type { ErrorCode } from "#platform/errors.ts";
import type { Role } from "#platform/vocabulary.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import type { EvaluationType } from "../vocabulary.ts";
import { isProtected } from "./enumerations.ts";
import { getInvitedRoles } from "./launch.ts";

/** People invited to one evaluation, the person evaluated left out. */
const maxParticipants = 100;

export interface Candidate {
  isSubject: boolean;
  isActive: boolean;
  role: Role;
  alreadyParticipant: boolean;
  /** Entitled to this report (relations.ts, `isEntitled`). */
  readsReport: boolean;
}

/** Why this person cannot be invited in this role. The direct manager who joins at launch is not asked. */
export function whyNotInvite(
  person: Candidate,
  role: InvitedRole,
  evaluation: { evaluationType: EvaluationType; invitedCount: number },
): ErrorCode | null {
  if (person.isSubject) return "invalid_participant_profile";
  if (person.alreadyParticipant) return "already_participant";
  if (!person.isActive) return "inactive_person";
  if (person.role === "admin") return "admin_cannot_participate";
  if (!getInvitedRoles(evaluation.evaluationType).includes(role)) return "invalid_data";
  if (evaluation.invitedCount >= maxParticipants) return "invalid_data";
  return whyNotHide(person, role);
}

/** A reader of the report does not hide in a group whose answers are shown without names (§2 of docs/product-decisions.md). */
const whyNotHide = ({ readsReport }: Pick<Candidate, "readsReport">, role: InvitedRole): ErrorCode | null =>
  readsReport && isProtected(role) ? "reader_cannot_hide" : null;

/** The role the picker proposes; the author may choose another that the type invites. */
export function suggestRole(
  person: { readsReport: boolean; reportsToSubject: boolean },
  type: EvaluationType,
): InvitedRole {
  if (person.readsReport) return "manager";
  if (person.reportsToSubject && getInvitedRoles(type).includes("direct_report")) return "direct_report";
  return getInvitedRoles(type).includes("peer") ? "peer" : "manager";
}
