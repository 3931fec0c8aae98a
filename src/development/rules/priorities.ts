import { pillars, type ObjectiveStatus, type Pillar } from "../vocabulary.ts";
import { isOpen } from "./objective.ts";

/** Two or three: fewer are kept up more often. */
const [suggestedPriorities, maxPriorities] = [2, 3] as const;

/** What the dialog says to the number that is chosen: go on, that is right, or that is enough. */
export type PriorityAdvice = "none" | "one" | "right" | "enough";

export function advisePriorities(count: number): PriorityAdvice {
  if (count === 0) return "none";
  if (count < suggestedPriorities) return "one";
  return count < maxPriorities ? "right" : "enough";
}

/** Another one can be chosen, or this one taken back. */
export const mayChoose = (chosen: readonly string[], id: string): boolean =>
  chosen.includes(id) || chosen.length < maxPriorities;

/** What is chosen after a click: nothing changes where three are. */
export function togglePriority(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return mayChoose(chosen, id) ? [...chosen, id] : chosen;
}

/** The plan works on this skill already: said beside it, and not forbidden. */
export const isInPlan = (
  objectives: readonly { status: ObjectiveStatus; skill: { id: string } | null }[],
  skillId: string | null,
): boolean =>
  objectives.some(({ status, skill }) => isOpen(status) && skill !== null && skill.id === skillId);

/** The pillar that a family is, where the company kept ours. */
export const findPillar = (familyKey: string | null): Pillar | null =>
  pillars.find((pillar) => pillar === familyKey) ?? null;

/** The tab under which an objective on a skill stands: that of its family, where the company kept ours. */
export const toPillar = (familyKey: string | null, fallback: Pillar): Pillar =>
  findPillar(familyKey) ?? fallback;
