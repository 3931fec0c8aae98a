import type { ObjectiveStatus } from "../vocabulary.ts";
import { isOpen } from "./objective.ts";

interface DatedObjective {
  status: ObjectiveStatus;
  dueOn: string | null;
  actions: readonly { dueOn: string | null; doneOn: string | null }[];
}

/** How many objectives of a pillar stand there at once, unless more are late. */
const maxShown = 8;
const undated = "9999";

/** The first day on which something of it is due; what is closed comes after all days. */
function findNextDay({ status, dueOn, actions }: DatedObjective): string {
  if (!isOpen(status)) return `${undated}-closed`;
  const open = actions.flatMap((action) => (action.doneOn === null ? (action.dueOn ?? []) : []));
  return [dueOn ?? undated, ...open].toSorted()[0] ?? undated;
}

/**
 * The objectives of a pillar that are shown, and those that are folded where there are many: what is due first stays, and what is
 * late is never folded. Both keep the order of the plan.
 */
export function foldObjectives<Objective extends DatedObjective>(
  objectives: readonly Objective[],
  today: string,
): { shown: Objective[]; folded: Objective[] } {
  const byDay = objectives.toSorted((a, b) => findNextDay(a).localeCompare(findNextDay(b)));
  const chosen = new Set(
    byDay.filter((objective, index) => index < maxShown || findNextDay(objective) < today),
  );
  return {
    shown: objectives.filter((objective) => chosen.has(objective)),
    folded: objectives.filter((objective) => !chosen.has(objective)),
  };
}
