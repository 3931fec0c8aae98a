import type { GroupParticipation, Snapshot } from "../contract.ts";
import { isProtected } from "./columns.ts";

/** Whether a group is hidden because too few answered, or because it would isolate a rater beside another report. */
export type AssessedGroup = GroupParticipation & { hidden: "too_few" | "other_report" | null };

/** Beside the joint group, how many of either answered would say more than it does. */
export const toPublished = (
  { group, invited, answered, shown }: AssessedGroup,
  isBesideJoint: boolean,
): GroupParticipation => ({
  group,
  invited,
  answered: isBesideJoint && isProtected(group) ? null : answered,
  shown,
});

export function sumParticipation(participation: readonly GroupParticipation[]): Snapshot["participation"] {
  const invited = participation.reduce((sum, group) => sum + group.invited, 0);
  if (participation.some(({ answered }) => answered === null)) return { invited, answered: null };
  const answered = participation.reduce((sum, group) => sum + (group.answered ?? 0), 0);
  return { invited, answered };
}
