import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Cell, JointCell, JointMean, MeanCell, Policy, Snapshot } from "../../contract.ts";
import { hasWritings } from "../../rules/writings.ts";
import type { Column, ProtectedColumn } from "../../vocabulary.ts";

/** What is published in one column: the joint group stands beside the cells of the others. */
export const getCell = (
  { cells, joint }: Pick<Snapshot["items"][number], "cells" | "joint">,
  column: Column,
): Cell | JointCell | null => (column === "joint" ? joint : (cells?.[column] ?? null));

export const getMean = (
  { cells, joint }: Pick<Snapshot["skills"][number], "cells" | "joint">,
  column: Column,
): MeanCell | JointMean | null => (column === "joint" ? joint : cells[column]);

export const getColumnWeight = (row: WeightRow, column: Column): number =>
  column === "joint" ? row.peer + row.direct_report : row[column];

/** The people behind a figure, as far as they are told: at least k in the joint group. */
export const countTold = (figure: object, { k }: Policy): number =>
  "n" in figure && typeof figure.n === "number" ? figure.n : k;

/**
 * How many people of a column may have answered one question, by what the report says of it: those who finished, or fewer
 * than k; of the joint group the sum, where a group that is hidden but for its comments may have answered whole.
 */
export function countPeopleAtMost(snapshot: Snapshot, column: ProtectedColumn): number {
  const { groups, policy } = snapshot;
  const { k } = policy;
  if (column !== "joint") return groups.find(({ group }) => group === column)?.answered ?? k - 1;
  return groups.reduce((sum, { group, invited, shown }) => {
    if (group !== "peer" && group !== "direct_report") return sum;
    return sum + (!shown && hasWritings(snapshot, group) ? invited : Math.min(invited, k - 1));
  }, 0);
}
