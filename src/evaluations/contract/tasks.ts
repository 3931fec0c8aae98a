/** Queued when the last awaited person has finished or declined; the reports close the collection (§4 of docs/product-decisions.md). */
export const closeWhenComplete = "closeWhenComplete";

/** Queued when responses or the links to their authors were deleted; the answers remove them from disk. */
export const vacuumAnswers = "vacuumAnswers";

/** Releases a report on its morning. */
export const releaseReport = "releaseReport";

/** Begins one planned evaluation; queued by the minute’s round from its hour on. */
export const startPlannedEvaluation = "startPlannedEvaluation";

/** The reminders of a company’s day; queued by the minute’s round from the hour of reminders on. */
export const remindPeople = "remindPeople";

/** The source of the questions of several drafts; each draft’s own position is the one from which it was made. */
export type QuestionSource =
  | { from: "evaluation"; id: string }
  | { from: "skills"; ids: readonly string[] }
  | { from: "positions" };
