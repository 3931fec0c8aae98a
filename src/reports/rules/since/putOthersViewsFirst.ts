import type { ClosedReport } from "./comparableGroups.ts";

type Shown = Pick<ClosedReport, "shown">;

/** Whether both reports show what a same group of others says, the manager's or colleagues' for instance. */
const shareOthersView = (one: Shown, other: Shown): boolean =>
  one.shown.some(({ group }) => group !== "self" && other.shown.some((each) => each.group === group));

/**
 * The earlier reports in the order in which to offer them: a self-evaluation made since says nothing of what others have
 * seen change, and comes after the reports that do.
 * @param earlier the nearest first, an order that is kept within each part
 */
export const putOthersViewsFirst = <Earlier extends Shown>(
  earlier: readonly Earlier[],
  later: Shown | undefined,
): Earlier[] => {
  const shares = (one: Earlier) => later !== undefined && shareOthersView(one, later);
  return [...earlier.filter(shares), ...earlier.filter((one) => !shares(one))];
};
