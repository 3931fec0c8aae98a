import type { ErrorCode } from "#platform/errors.ts";

/** A company has at most so many families, shown and chosen without pages. */
export const maxFamilies = 100;

/** As many skills as an evaluation has room for. */
export const maxSkills = 20;

/** Chosen from a short list. */
export const maxStatuses = 50;

/** What the list of positions can be narrowed to; those in use unless archived ones are asked for. */
export const positionFilters = { familyId: "id", state: ["archived"] } as const;
export const positionList = { filters: positionFilters, sorts: [] };

/** A family in which positions stand is not removed: they would have none. */
export const whyNotRemoveFamily = ({ positionCount }: { positionCount: number }): ErrorCode | null =>
  positionCount > 0 ? "constraint_violation" : null;
