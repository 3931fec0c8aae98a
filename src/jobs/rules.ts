import type { ErrorCode, FieldReason } from "#platform/errors.ts";
import { hasControl } from "#platform/names.ts";

export const longestName = 120;
export const longestDescription = 600;
/** A company has at most so many families, shown and chosen without pages. */
export const mostFamilies = 100;
export const mostStatuses = 50;
/** Of one position: an evaluation made from it would have more questions than people answer. */
export const mostSkills = 20;
export const levels = [1, 2, 3, 4, 5] as const;

/** What the list of positions can be narrowed to; without it, those in use. */
export const positionFilters = { state: ["active", "archived"] } as const;

/** Why a name cannot be stored; null when it can. The English one is never required. */
export function whyNotBilingualName({ fr, en }: { fr: string; en: string }): FieldReason | null {
  if (fr.trim() === "") return "required";
  if (Math.max(fr.trim().length, en.trim().length) > longestName) return "too_long";
  return hasControl(fr.trim()) || hasControl(en.trim()) ? "format" : null;
}

/** How many questions an evaluation made from a position would ask: those of its skills that are in use. */
export const questionsOf = (skills: readonly { questionCount: number; isArchived: boolean }[]): number =>
  skills.reduce((sum, { questionCount, isArchived }) => sum + (isArchived ? 0 : questionCount), 0);

/** A family in which positions stand is not removed: they would have none. */
export const whyNotRemoveFamily = ({ positionCount }: { positionCount: number }): ErrorCode | null =>
  positionCount > 0 ? "constraint_violation" : null;
