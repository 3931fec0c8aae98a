import type { GroupParticipation } from "#disclosure/contract.ts";

/** The report is empty: no group that is shown has an answer. */
export const isEmptyReport = (groups: readonly Pick<GroupParticipation, "shown" | "answered">[]): boolean =>
  !groups.some(({ shown, answered }) => shown && answered !== 0);
