import type { ErrorCode } from "#platform/errors.ts";

/** A company has at most so many families, shown and chosen without pages. */
export const mostFamilies = 100;

/** A family in which positions stand is not removed: they would have none. */
export const whyNotRemoveFamily = ({ positionCount }: { positionCount: number }): ErrorCode | null =>
  positionCount > 0 ? "constraint_violation" : null;
