import type { Snapshot } from "../contract.ts";
import type { Column, ProtectedColumn } from "../vocabulary.ts";

export const isProtected = (column: Column): column is ProtectedColumn =>
  column === "peer" || column === "direct_report" || column === "joint";

/** Whether both protected groups stand together in a report. */
export const hasJointGroup = ({ items }: Pick<Snapshot, "items">): boolean =>
  items.some(({ joint }) => joint !== null);
