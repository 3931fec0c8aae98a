/** The orders of the list of evaluations, the usual one first. */
export const evaluationSorts = ["-created", "name", "-name", "due", "-due"] as const;
export type EvaluationSort = (typeof evaluationSorts)[number];

/** The reader's relation to an evaluation that they see. */
export const concerns = ["lead", "subject", "rater"] as const;
export type Concern = (typeof concerns)[number];

/** Due dates by the calendar of the company; weeks begin on Sunday. */
export const dueFilters = ["late", "this_week", "this_month", "none"] as const;
export type DueFilter = (typeof dueFilters)[number];
