/** What became of a request to take stock again. */
export const checkpointStates = ["asked", "withdrawn", "declined", "launched"] as const;
export type CheckpointState = (typeof checkpointStates)[number];

/**
 * The same as the person reads it: one that is asked waits, has waited too long, or waits for a person who can launch it
 * no more.
 */
export const checkpointProgress = [
  "waiting",
  "lapsed",
  "stranded",
  "withdrawn",
  "declined",
  "launched",
] as const;
export type CheckpointProgress = (typeof checkpointProgress)[number];

/** Why a request that waits cannot be launched as it is. */
export const launchObstacles = ["checkpoint_no_skill", "checkpoint_scale", "checkpoint_no_one"] as const;
export type LaunchObstacle = (typeof launchObstacles)[number];

/** Why a person cannot ask for one now, in the order in which the page says it. */
export const checkpointObstacles = [
  "plan_closed",
  "checkpoint_no_report",
  "checkpoint_under_way",
  "checkpoint_too_early",
  "checkpoint_too_late",
  "checkpoint_declined",
  "checkpoint_no_skill",
  "checkpoint_scale",
  "checkpoint_no_launcher",
] as const;
export type CheckpointObstacle = (typeof checkpointObstacles)[number];
