import type { ParticipantStatus } from "../contract/evaluation.ts";
import type { ParticipantRole } from "../contract/questionnaire.ts";

type ProtectedRole = "peer" | "direct_report";
const protectedRoles: readonly ProtectedRole[] = ["peer", "direct_report"];

/**
 * The protected groups in which somebody declined and that would not be shown after one more absence, with how many
 * are left in each: whoever leads is advised to invite somebody else. It ends by itself once somebody was.
 */
export function thinnedGroups({
  participants,
  threshold,
}: {
  participants: readonly { role: ParticipantRole; status: ParticipantStatus }[];
  threshold: number;
}): { role: ProtectedRole; left: number }[] {
  return protectedRoles.flatMap((role) => {
    const group = participants.filter((one) => one.role === role);
    const left = group.filter(({ status }) => status !== "declined").length;
    return left < group.length && left <= threshold ? [{ role, left }] : [];
  });
}
