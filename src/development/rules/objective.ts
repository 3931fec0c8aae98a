import type { ErrorCode } from "#platform/errors.ts";
import {
  maxActions,
  maxObjectives,
  type ObjectiveStatus,
  type Pillar,
  type PlanReader,
} from "../vocabulary.ts";

/** Two or three: more are possible, and the page says gently that fewer are kept up more often. */
export const suggestedObjectives = 3;

/** Whether work on it may go on. */
export const isOpen = (status: ObjectiveStatus): boolean => status === "upcoming" || status === "running";

/** The objectives of the cycle that runs: those of earlier ones are over. */
export const selectCurrent = <Objective extends { cycleId: string }>({
  cycles: [current],
  objectives,
}: {
  cycles: readonly { id: string }[];
  objectives: readonly Objective[];
}): Objective[] => objectives.filter(({ cycleId }) => cycleId === current?.id);

/** How many are worked on: from `suggestedObjectives` on, the page says so before another one is added. */
export const countOpen = (objectives: readonly { status: ObjectiveStatus }[]): number =>
  objectives.filter(({ status }) => isOpen(status)).length;

/** Nothing is left to do for an objective that is still under way: the person says whether it is reached. */
export const mayBeReached = ({
  status,
  actions,
}: {
  status: ObjectiveStatus;
  actions: readonly { doneOn: string | null }[];
}): boolean => status === "running" && actions.length > 0 && actions.every(({ doneOn }) => doneOn !== null);

/** An objective that another has written in stays shared: what they wrote is not taken out of their sight. */
export const whyNotPrivate = (
  reader: PlanReader,
  { isAdjusted }: { isAdjusted: boolean },
): ErrorCode | null => (reader !== "owner" ? "objective_not_yours" : isAdjusted ? "objective_shared" : null);

/** An objective is due on the day that it starts, or later. */
export const whyNotDates = (startsOn: string | null, dueOn: string | null): ErrorCode | null =>
  startsOn !== null && dueOn !== null && dueOn < startsOn ? "objective_dates" : null;

/** Setting aside asks for a word why; any status may follow any other, since people change their minds. */
export const whyNotStatus = (status: ObjectiveStatus, why: string | null): ErrorCode | null =>
  status === "set_aside" && !why?.trim() ? "set_aside_why" : null;

/** The word why goes with the status. */
export const keptWhy = (status: ObjectiveStatus, why: string | null): string | null =>
  status === "set_aside" ? why : null;

/** The owner removes what is theirs to follow; another only what they wrote alone: all else they can set aside. */
export const whyNotRemove = (
  reader: PlanReader,
  { isOwnWork }: { /** Written by the reader. */ isOwnWork: boolean },
): ErrorCode | null => (reader === "owner" || isOwnWork ? null : "objective_not_yours");

export const whyNotAddObjective = (count: number): ErrorCode | null =>
  count >= maxObjectives ? "too_many_objectives" : null;

export const whyNotAddAction = (count: number): ErrorCode | null =>
  count >= maxActions ? "too_many_actions" : null;

interface Written {
  authorProfileId: string;
  /** Another than its author has written in it. */
  isAdjusted: boolean;
}

/** Nothing in it comes from another. */
export const isWrittenAlone = ({ authorProfileId, isAdjusted }: Written, profileId: string): boolean =>
  authorProfileId === profileId && !isAdjusted;

/** What another has written does not go into what is kept for oneself. */
export const whyNotMoveAction = (
  target: { isPrivate: boolean; actionCount: number },
  {
    isOwnWork,
    stays,
  }: { /** Written by the owner alone. */ isOwnWork: boolean; /** In its objective. */ stays: boolean },
): ErrorCode | null =>
  target.isPrivate && !isOwnWork ? "objective_shared" : stays ? null : whyNotAddAction(target.actionCount);

/** It goes in front of another of the same pillar and cycle, as the page lists them. */
export const whyNotMoveObjective = (
  target: { pillar: Pillar; cycleId: string },
  before: { pillar: Pillar; cycleId: string } | null,
): ErrorCode | null =>
  before === null || (before.pillar === target.pillar && before.cycleId === target.cycleId)
    ? null
    : "objective_place";

/** One cycle begins on one day. */
export const whyNotBeginCycle = (current: { startedOn: string } | null, today: string): ErrorCode | null =>
  current && current.startedOn >= today ? "cycle_begun" : null;

/** What has begun is under way, as its dates say; statuses that people chose stand. */
export const suggestStatus = (startsOn: string | null, today: string): ObjectiveStatus =>
  startsOn !== null && startsOn > today ? "upcoming" : "running";

/** The order of a list once one of its own, or one from elsewhere, stands before another; null or unknown: at the end. */
export function placeBefore(ids: readonly string[], moved: string, before: string | null): string[] {
  const others = ids.filter((id) => id !== moved);
  const place = before === null ? -1 : others.indexOf(before);
  return place === -1 ? [...others, moved] : [...others.slice(0, place), moved, ...others.slice(place)];
}
