/** Where the last evaluation about a person stands, as the reports by person are narrowed: before its launch there is none. */
export const lastCycleStates = ["never", "in_progress", "review", "completed", "archived"] as const;
export type LastCycleState = (typeof lastCycleStates)[number];
