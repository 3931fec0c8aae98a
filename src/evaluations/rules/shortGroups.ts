import type { ProtectedRole } from "../vocabulary.ts";

/** A protected group of an evaluation whose collection runs, in counts without names. */
export interface GroupCounts {
  role: ProtectedRole;
  finished: number;
  /** Asked, and able to answer. */
  awaited: number;
  /** Declined, taken away since the launch, or without an open account. */
  gone: number;
}

export interface ShortGroup {
  role: ProtectedRole;
  /** How many more have to be asked. */
  missing: number;
}

/**
 * The groups that would have been shown, and will not be after a refusal, a withdrawal or a closed account. A group
 * launched too small was accepted so; one that is complete again, or already has its answers, is not listed.
 */
export const listShortGroups = (groups: readonly GroupCounts[], threshold: number): ShortGroup[] =>
  groups.flatMap(({ role, finished, awaited, gone }) => {
    const missing = threshold - finished - awaited;
    return gone > 0 && missing > 0 && missing <= gone ? [{ role, missing }] : [];
  });
