import type { Snapshot } from "../contract.ts";

/** Whether both protected groups stand together in a report. */
export const hasJointGroup = ({ items }: Pick<Snapshot, "items">): boolean =>
  items.some(({ joint }) => joint !== null);
