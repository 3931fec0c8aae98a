import type { ObjectiveStatus } from "../vocabulary.ts";
import { isOpen } from "./objective.ts";

export interface CountedObjective {
  isPrivate: boolean;
  status: ObjectiveStatus;
  actions: readonly { dueOn: string | null; doneOn: string | null }[];
}

export interface Progress {
  /** Those that were not set aside. */
  objectives: number;
  reached: number;
  actions: number;
  done: number;
  /** Actions to do, of objectives that are not over. */
  open: number;
  /** Of these, those whose day is past. */
  overdue: number;
}

/**
 * How far a plan is. For all but its owner, without what is kept for oneself: the list is given as this reader sees it, and
 * `sharedOnly` leaves out the rest of the owner’s.
 */
export function computeProgress(
  objectives: readonly CountedObjective[],
  { today, sharedOnly }: { today: string; sharedOnly: boolean },
): Progress {
  const counted = objectives.filter(
    ({ isPrivate, status }) => status !== "set_aside" && !(sharedOnly && isPrivate),
  );
  const actions = counted.flatMap(({ actions }) => actions);
  const open = counted
    .filter(({ status }) => isOpen(status))
    .flatMap(({ actions }) => actions)
    .filter(({ doneOn }) => doneOn === null);
  return {
    objectives: counted.length,
    reached: counted.filter(({ status }) => status === "reached").length,
    actions: actions.length,
    done: actions.filter(({ doneOn }) => doneOn !== null).length,
    open: open.length,
    overdue: open.filter(({ dueOn }) => dueOn !== null && dueOn < today).length,
  };
}

/** From 0 to 1: each objective counts the same, one that is reached wholly, another by its actions. Null: nothing to follow. */
export function computeShare(
  objectives: readonly CountedObjective[],
  { sharedOnly }: { sharedOnly: boolean },
): number | null {
  const counted = objectives.filter(
    ({ isPrivate, status }) => status !== "set_aside" && !(sharedOnly && isPrivate),
  );
  if (counted.length === 0) return null;
  const shares = counted.map(({ status, actions }) =>
    status === "reached"
      ? 1
      : actions.length === 0
        ? 0
        : actions.filter(({ doneOn }) => doneOn !== null).length / actions.length,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
