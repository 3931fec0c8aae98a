import type { ObjectiveStatus } from "../vocabulary.ts";
import { isOpen } from "./objective.ts";

export interface CountedObjective {
  isPrivate: boolean;
  status: ObjectiveStatus;
  dueOn: string | null;
  actions: readonly { dueOn: string | null; doneOn: string | null }[];
}

export interface Progress {
  /** All of them; what became of some. */
  objectives: number;
  reached: number;
  setAside: number;
  /** Of those that were not set aside. */
  actions: number;
  done: number;
  /** Actions to do, of objectives that are not over. */
  open: number;
  /** Of these, those whose day is past. */
  lateActions: number;
  /** Open objectives whose own day is past while no action says so. */
  lateObjectives: number;
}

/**
 * How far a plan is. For all but its owner, without what is kept for oneself: the list is given as this reader sees it, and
 * `sharedOnly` leaves out the rest of the owner’s.
 */
export function computeProgress(
  objectives: readonly CountedObjective[],
  { today, sharedOnly }: { today: string; sharedOnly: boolean },
): Progress {
  const visible = objectives.filter(({ isPrivate }) => !(sharedOnly && isPrivate));
  const counted = visible.filter(({ status }) => status !== "set_aside");
  const actions = counted.flatMap(({ actions }) => actions);
  const openObjectives = counted
    .filter(({ status }) => isOpen(status))
    .map(({ dueOn, actions: all }) => ({ dueOn, actions: all.filter(({ doneOn }) => doneOn === null) }));
  const isPast = ({ dueOn }: { dueOn: string | null }) => dueOn !== null && dueOn < today;
  return {
    objectives: visible.length,
    reached: counted.filter(({ status }) => status === "reached").length,
    setAside: visible.length - counted.length,
    actions: actions.length,
    done: actions.filter(({ doneOn }) => doneOn !== null).length,
    open: openObjectives.flatMap(({ actions: open }) => open).length,
    lateActions: openObjectives.flatMap(({ actions: open }) => open.filter(isPast)).length,
    lateObjectives: openObjectives.filter((one) => isPast(one) && !one.actions.some(isPast)).length,
  };
}

/** An objective that was not set aside, and how many actions it has. */
export interface CountedActions {
  isReached: boolean;
  actions: number;
  done: number;
}

/** From 0 to 1: each objective counts the same, one that is reached wholly, another by its actions. Null: nothing to follow. */
export function computeMeanShare(objectives: readonly CountedActions[]): number | null {
  if (objectives.length === 0) return null;
  const shares = objectives.map(({ isReached, actions, done }) =>
    isReached ? 1 : actions === 0 ? 0 : done / actions,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The same of a list as its reader sees it; `sharedOnly` leaves out what the owner keeps for themself. */
export const computeShare = (
  objectives: readonly CountedObjective[],
  { sharedOnly }: { sharedOnly: boolean },
): number | null =>
  computeMeanShare(
    objectives
      .filter(({ isPrivate, status }) => status !== "set_aside" && !(sharedOnly && isPrivate))
      .map(({ status, actions }) => ({
        isReached: status === "reached",
        actions: actions.length,
        done: actions.filter(({ doneOn }) => doneOn !== null).length,
      })),
  );
