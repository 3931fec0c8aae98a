import type { GroupParticipation, Snapshot } from "#disclosure/contract.ts";
import { hasJointGroup } from "#disclosure/rules/columns.ts";

interface Answered extends Pick<Snapshot, "items"> {
  groups: readonly Pick<GroupParticipation, "shown" | "answered">[];
}

/** The report is empty: no group that is shown has an answer, nor are two shown together. */
export const isEmptyReport = ({ groups, items }: Answered): boolean =>
  !hasJointGroup({ items }) && !groups.some(({ shown, answered }) => shown && answered !== 0);
